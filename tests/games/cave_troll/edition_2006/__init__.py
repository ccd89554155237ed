"""The rules of the 2006 edition, one file for each subject."""
