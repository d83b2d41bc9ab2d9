#!/bin/sh
# Make a virtual environment with the first Python 3.11+ at hand: scripts/venv.sh FOLDER
set -eu

folder=$1

recent() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# An environment that works is kept; one whose Python is gone is made anew.
for python in "$folder/bin/python" "$folder/Scripts/python.exe"; do
    if recent "$python" && "$python" -m pip --version >/dev/null 2>&1; then exit 0; fi
done

found=
for python in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python; do
    if recent "$python"; then found=$python; break; fi
done

if [ -z "$found" ]; then
    echo "Startable needs Python 3.11 or newer, and none was found (tried python3, python3.13 ... python3.11)." >&2
    echo "Install one, or name yours: make PYTHON=/path/to/python3.12" >&2
    exit 1
fi

if ! "$found" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    echo "$found cannot make virtual environments: its venv or ensurepip module is missing." >&2
    echo "On Debian and Ubuntu: sudo apt-get install python3-venv" >&2
    exit 1
fi

"$found" -m venv --clear "$folder"
