"""Behind dev.py: set-up, the client's build and the order of the checks.

Standard library only: it runs before anything is installed.
"""
