"""What can go wrong while setting up, said in one sentence each."""

import errno


class SetupError(Exception):
    """Something the person at the keyboard can mend; the message says how."""


# The first row with a match wins. A full disk and a missing permission come first, because a tool that cannot
# write often complains about the download as well.
SIGNS: tuple[tuple[tuple[str, ...], str], ...] = (
    (
        (
            "no space left on device",
            "enospc",
            "os error 28",
            "disk quota exceeded",
            "not enough space on the disk",
        ),
        "The disk is full: make about 2 GB of room for the project folder and start again.",
    ),
    (
        ("read-only file system", "erofs", "os error 30"),
        "The project folder is on a read-only file system: copy the project to a folder of your own.",
    ),
    (
        (
            "permission denied",
            "eacces",
            "eperm",
            "os error 13",
            "access is denied",
            "operation not permitted",
        ),
        "The project folder belongs to someone else: copy the project to a folder of your own, "
        "or give yourself the right to write there.",
    ),
    (
        ("certificate", "self-signed", "unknownissuer"),
        "The package registry's certificate is not trusted: if a company proxy is in between, name its "
        "certificate file in SSL_CERT_FILE and NODE_EXTRA_CA_CERTS and start again.",
    ),
    (
        (
            "(from versions: none)",  # what pip says when its retries are switched off
            "name resolution",
            "dns error",
            "failed to lookup",
            "network is unreachable",
            "no route to host",
            "connection refused",
            "connection reset",
            "timed out",
            "timeout",
            "newconnectionerror",
            "max retries exceeded",
            "error sending request",
            "client error (connect)",
            "could not connect",
            "failed to fetch",
            "proxyerror",
            "tunnel",
            "enotfound",
            "eai_again",
            "econnrefused",
            "econnreset",
            "etimedout",
        ),
        "The package registry cannot be reached: check the network (or the proxy, or the index-url that "
        "pip is configured with) and start again.",
    ),
    (
        ("hash mismatch", "hashes are required", "do not match the hashes", "eintegrity"),
        "A downloaded package is not the one this project was tested with: start again, and if it happens "
        "again, look at the mirror that your pip or npm is configured with.",
    ),
    (
        ("no matching distribution", "has no wheels", "no wheels with a matching", "no usable wheels"),
        "For this machine and this Python a needed package is not published: "
        "use CPython 3.11, 3.12 or 3.13 on 64-bit Linux or Windows, or on a Mac with Apple silicon.",
    ),
)


def explain(what: str, output: str) -> str:
    """The sentence for a failed step `what`, from what the tool printed."""
    said = output.lower()
    for signs, sentence in SIGNS:
        if any(sign in said for sign in signs):
            return sentence
    tail = "\n".join(output.strip().splitlines()[-15:])
    return f"Setting up failed at: {what}. The tool said:\n{tail}"


def explain_os_error(error: OSError) -> str:
    """The sentence for an error of our own file work."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EPERM):
        return explain("writing files", errno.errorcode[error.errno].replace("EDQUOT", "ENOSPC"))
    return f"{error.strerror or error}: {error.filename or 'in the project folder'}."
