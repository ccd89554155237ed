"""The server measured beside boardgame.io's, driven the same way in the same run."""
