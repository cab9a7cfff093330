"""What is measured: each module here is one `dev.py bench NAME`."""
