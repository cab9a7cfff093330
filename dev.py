"""Everything one does with this project, on a machine that has only Python and pip: `python3 dev.py help`."""

# Very old Pythons have to be able to read this file and say what is wrong. The work is in workshop/.
import sys


def too_old(major, minor):  # type: (int, int) -> str
    """The sentence for a Python that is too old, or nothing."""
    if (major, minor) >= (3, 11):
        return ""
    return "Ludoteca needs Python 3.11 or newer, and this is %d.%d: start dev.py with a newer one." % (
        major,
        minor,
    )


if __name__ == "__main__":
    complaint = too_old(sys.version_info[0], sys.version_info[1])
    if complaint:
        sys.exit(complaint)
    from workshop.commands import main

    sys.exit(main(sys.argv[1:]))
