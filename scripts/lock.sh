#!/bin/sh
# Write the lock files anew: scripts/lock.sh UV [--upgrade]
# Hashes, every supported Python and system, and no address: whoever installs decides where packages come from.
set -eu

uv=$1
shift

lock() {
    target=$1
    shift
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
        --custom-compile-command "make lock" --output-file "requirements/$target.txt" "$@"
    echo "requirements/$target.txt"
}

lock runtime "$@" pyproject.toml requirements/build.in
lock dev "$@" pyproject.toml requirements/build.in --constraint requirements/runtime.txt --extra dev --extra lab --extra envs
lock bench "$@" pyproject.toml requirements/build.in --constraint requirements/dev.txt --extra dev --extra lab --extra envs --extra bench
lock node "$@" requirements/node.in
