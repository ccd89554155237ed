"""Tests of the rules of the 2015 edition."""
