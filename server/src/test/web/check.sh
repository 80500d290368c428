#!/usr/bin/env bash
# Checks the types of the faces (tsc --checkJs --strict) and runs their tests (node --test).
# Works on a copy under target/, because the served files carry no package.json that would tell node they are modules.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
room=$(cd "$here/../../.." && pwd)
work="$room/target/web-check"
JADOUBE_ROOT=$(dirname "$room")
export JADOUBE_ROOT

mkdir -p "$work"
if ! cmp -s "$here/package-lock.json" "$work/installed-lock.json"; then
  rm -rf "$work/node_modules"
  cp "$here/package.json" "$here/package-lock.json" "$here/.npmrc" "$work/"
  (cd "$work" && npm ci --loglevel=error)
  cp "$here/package-lock.json" "$work/installed-lock.json"
fi
rm -rf "$work/web" "$work"/*.test.js
cp -R "$room/src/main/resources/org/jadoube/server/web" "$work/web"
cp "$here"/*.test.js "$here/tsconfig.json" "$work/"

cd "$work"
node --test *.test.js
node node_modules/typescript/bin/tsc -p tsconfig.json
echo "types checked: $(find web -name '*.js' | wc -l) modules"
