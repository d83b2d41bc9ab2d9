"""`python -m tools.audit`: both halves, always; the worse one decides."""

from __future__ import annotations

import sys

from tools.audit import lighthouse, weaknesses


def main() -> None:
    verdicts = [weaknesses.report(), lighthouse.report()]
    sys.exit(not all(verdicts))


if __name__ == "__main__":
    main()
