#!/bin/sh
# Makes a fresh copy of the repository ready to run: packages, the built storefront, and nothing that only development needs.
# The Dockerfile and docs/operations.md §4.4 both run it.
set -eu
cd "$(dirname "$0")/.."
if [ -e node_modules ] || [ -e .next ]; then
  echo "$(pwd) is not fresh: a version is built in a new folder, beside the one that runs." >&2
  exit 1
fi
npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error
npm run build
# The compiler's own, three quarters of what was built: no process reads it.
rm -rf .next/cache
npm prune --omit=dev --no-audit --no-fund --loglevel=error
