# Shared by the scripts at the root: steps that are skipped while their inputs are unchanged.

export PATH="$PWD/build/node/node_modules/.bin:$PATH"
mkdir -p build/stamps

# files_below PATH…: what is no output: as git says, or where this is no clone, as the names of folders say.
files_below() {
    git ls-files -co --exclude-standard -- "$@" 2>/dev/null ||
        find "$@" \( -name node_modules -o -name dist -o -name build \) -prune -o -type f -print
}

# hash_of PATH…: of all files below these paths that are no outputs.
hash_of() { files_below "$@" | sort | xargs -d '\n' -r sha256sum -- 2>/dev/null | sha256sum | cut -c1-32; }

# unchanged NAME HASH: whether the step last succeeded with these inputs.
unchanged() { [ "$(cat "build/stamps/$1" 2>/dev/null)" = "$2" ]; }

# build PRESET TARGET…: configures and builds.
build() {
    local preset=$1
    shift
    cmake --preset "$preset" >/dev/null
    cmake --build "build/$preset" --target "$@"
}

# core: the program's core as a WebAssembly module, which the page plays with where there is no server.
core() {
    build wasm longroad_module
    cmp -s build/wasm/longroad.wasm web/src/local/longroad.wasm || cp build/wasm/longroad.wasm web/src/local/
}

# page_sources: all that the page is made from; git ignores the module.
page_sources() {
    echo "$(hash_of web translations schema docs/rules docs/rulings.md docs/notation.md) $(sha256sum <web/src/local/longroad.wasm | cut -c1-32)"
}

# page: fetches the web page's packages and builds it, where anything of it changed.
page() {
    local locked sources
    core
    locked=$(sha256sum web/package-lock.json | cut -c1-32)
    if ! unchanged npm "$locked" || [ ! -d web/node_modules ]; then
        (cd web && npm install --loglevel=error --no-save --no-fund --no-audit) ||
            { echo "The packages of the web page could not be fetched from the npm registry; is there a network?" >&2; return 1; }
        echo "$locked" >build/stamps/npm
    fi
    sources=$(page_sources)
    if ! unchanged page "$sources" || [ ! -f web/dist/index.html ]; then
        (cd web && npm run --silent build)
        # Where this is no clone, what was generated among the sources counts as well.
        page_sources >build/stamps/page
    fi
}
