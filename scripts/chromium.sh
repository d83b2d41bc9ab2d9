#!/bin/sh
# Say where a Chromium for the browser tests is; install Debian's if there is none.
set -eu

find_one() {
    for name in "${CHROMIUM:-chromium}" chromium chromium-browser google-chrome google-chrome-stable \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
        "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
        if command -v "$name"; then return 0; fi
    done
    return 1
}

if find_one; then exit 0; fi

if ! command -v apt-get >/dev/null; then
    echo "The browser tests need Chromium or Google Chrome. Install one, or name yours: CHROMIUM=/path/to/chrome" >&2
    exit 1
fi

as_root=
if [ "$(id -u)" -ne 0 ]; then as_root=sudo; fi
if [ -n "$as_root" ] && ! command -v sudo >/dev/null; then
    echo "The browser tests need Chromium. As root: apt-get install chromium" >&2
    exit 1
fi

echo "No Chromium on this machine: installing it with apt-get." >&2
$as_root apt-get update -qq >&2
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >&2
find_one
