#!/bin/sh
# Say which folder holds a Node that can build the client: scripts/node.sh VENV_BIN
# The machine's own is taken if it is recent enough; otherwise the locked one is installed beside Python.
set -eu

bin=$1

# 20.19 is the oldest Node that Vite builds with.
recent() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
        >/dev/null 2>&1
}

for name in node "$bin/node"; do
    path=$(command -v "$name" || true)
    if [ -n "$path" ] && recent "$path" && [ -x "$(dirname "$path")/npm" ]; then
        cd "$(dirname "$path")" && pwd
        exit 0
    fi
done

echo "No Node 20.19 or newer on this machine: installing one beside Python." >&2
"$bin/python" -m pip --disable-pip-version-check -qq install --require-hashes -r requirements/node.txt >&2
if ! recent "$bin/node"; then
    echo "The packaged Node does not run here. Install Node 20.19 or newer (nodejs.org, or your package manager)." >&2
    exit 1
fi
(cd "$bin" && pwd)
