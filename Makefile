# make play   open the table in the browser         make check  linters, types, doctests
# make site   build/site: all of it without a server, for any static host
# make quick  checks, and tests without a browser, a server or another process (3 minutes)
# make test   check, then every test                make soak   the long versions of tests
# make pins   renew requirements/*.txt              make clean  remove all that make has made
# make clauses  renew docs/clauses.md               make protocol  renew web/src/line/protocol.ts
# make observations  renew docs/observations.md
# make docs   the documentation as a site, on this machine
# make fixtures  renew web/fixtures                 make ladder  how strong bots are: docs/bots.md
# make pythons  quick with every Python that we promise (before a release)
# make mutants  how well tests know the rules: docs/mutants.md (takes most of an hour)
#
# make ray    what `isolario ladder --ray` and its test in make soak need (large)
#
# Variables: PYTHON=python3.12  PORT=8000  WORKERS=3  TESTS=tests/core  ARGS="…" (for pytest or isolario)

PYTHON ?= python3
PORT ?=
# Tests wait for servers and browsers: two cores have time for a third worker.
WORKERS ?= 3
TESTS ?=
ARGS ?=

# Tests start programs by the hundred: what these import is compiled once.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
# Node is the pinned one from PyPI; environment settings such as NODE_EXTRA_CA_CERTS pass through.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Messages in three languages and clauses with tests: quick enough to be checks.
WORDS := tests/words tests/test_clauses.py
OTHERS := $(addprefix --ignore=,$(WORDS))
CHECKS := check-doctests check-docs check-page check-types check-words check-style

# Pages whose examples run.
PAGES := README.md $(addprefix docs/,design.md environments.md index.md record.md write-a-bot.md)

# Stamps: a step is repeated only when its inputs have changed.
MADE := $(VENV)/.made
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
PACKAGE := $(VENV)/.package
MODULES := web/node_modules/.made
CLIENT := src/isolario/server/static/index.html
CLIENT_INPUTS := $(shell find web/src web/public -not -name '*.test.ts' 2>/dev/null) \
    web/index.html web/package.json web/svelte.config.js web/tsconfig.json web/vite.config.ts

SITE := build/site/index.html
SITE_INPUTS := $(shell find src/isolario tools -type f -not -path '*/static/*' -not -name '*.pyc') \
    web/vite.site.config.ts $(wildcard web/icons/*)
WHEEL := build/wheels/.made

# Checks run side by side (see `check`), everything else one after the other.
ifndef ABREAST
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play site quick test check $(CHECKS) soak pins client clauses observations protocol \
    docs fixtures mutants pythons ladder ray clean

help:
	@sed -n '/^#/!q;s/^# \{0,1\}//p' Makefile

play: $(RUN) $(PACKAGE) $(CLIENT)
	@$(BIN)/isolario $(if $(PORT),--port $(PORT)) $(ARGS)

# Everything in files: put build/site on any host, in any folder. docs/site.md.
site: $(SITE)

$(SITE): $(MODULES) $(CLIENT) $(WHEEL) $(SITE_INPUTS)
	@PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH=tools $(BIN)/python tools/make_site.py \
	    build/wheels/msgspec-*.whl $(ARGS)

# What Pyodide runs is not for this machine: it is fetched, and not installed.
$(WHEEL): requirements/site.txt | $(RUN)
	rm -rf build/wheels
	$(PIP) download --no-deps --require-hashes --only-binary=:all: --python-version 3.14 \
	    --implementation cp --platform pyemscripten_2026_0_wasm32 -r $< -d build/wheels
	@touch $@

quick: check
	$(BIN)/pytest -q -n $(WORKERS) -m 'not process and not more' $(OTHERS) $(ARGS) $(TESTS)

test: check $(CLIENT) $(SITE)
	$(NPM) test --silent
	$(BIN)/pytest -n $(WORKERS) $(OTHERS) $(ARGS) $(TESTS)

# The longest first; what each of them prints stays together, where make can do that.
check: $(DEV) $(PACKAGE) $(MODULES)
	@$(MAKE) --no-print-directory -j $(WORKERS) $(if $(filter output-sync,$(.FEATURES)),-O) \
	    ABREAST=1 $(CHECKS)

check-doctests:
	$(BIN)/pytest -q --doctest-modules $(foreach it,$(PAGES),--doctest-glob=$(notdir $(it))) \
	    $(PAGES) src tools/docs_hook.py tools/fences.py tools/game_pages.py tools/outside.py

# Not --quiet, which takes the warnings from strict, too.
check-docs:
	PYTHONPATH=tools $(BIN)/mkdocs build --strict

check-page:
	$(NPM) run --silent check

check-types:
	$(BIN)/mypy

check-words:
	$(BIN)/pytest -q $(WORDS)

check-style:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo

soak: $(DEV) $(PACKAGE) $(CLIENT) $(SITE)
	ISOLARIO_SOAK=1 $(NPM) test --silent
	ISOLARIO_SOAK=1 $(BIN)/pytest -m soak -n $(WORKERS) $(ARGS) $(TESTS)

client: $(CLIENT)

# The pages of docs/, of the games and of the API, at 127.0.0.1:8001. Files are in build/docs after a check.
docs: $(DEV) $(PACKAGE)
	PYTHONPATH=tools $(BIN)/mkdocs serve --dev-addr 127.0.0.1:$(or $(PORT),8001) $(ARGS)

# The table of clauses and the tests that prove them: docs/clauses.md.
clauses: $(DEV) $(PACKAGE)
	$(BIN)/python -m tests.clauses

# What programs that learn are shown of each game: docs/observations.md.
observations: $(DEV) $(PACKAGE)
	PYTHONPATH=examples/skerries/src $(BIN)/python -m tests.observation_table

# Mistakes in rule code that tests should find; ARGS="foggy-island --count 20 --seed 2".
mutants: $(DEV) $(PACKAGE)
	PYTHONPATH=. $(BIN)/python tools/mutants.py --workers $(WORKERS) $(ARGS)

# The oldest, one in between and the newest; `uv python install` and pyenv have them all.
PYTHONS ?= 3.11 3.13 3.14
pythons:
	@missing=; for version in $(PYTHONS); do \
	    if python$$version --version; then \
	        $(MAKE) --no-print-directory quick PYTHON=python$$version VENV=build/python$$version || exit; \
	    else missing="$$missing $$version"; fi; \
	done; \
	if [ "$$missing" ]; then echo "Not tried, because not installed:$$missing" >&2; exit 1; fi

# How strong all bots are in all games; what is stopped goes on where it left off. Some of them are
# measured against greedy as it was before judges changed. ARGS="--ray auto": on a cluster.
LADDER := build/ladder
FROZEN = $$(git log -1 --format=%H --grep='^Judge all places of a shape at once, with tuned tastes')^
ladder: $(RUN) $(PACKAGE) build/frozen/src
	for plan in ladder levels searches budgets; do \
	    $(BIN)/isolario ladder benchmarks/$$plan.toml --out $(LADDER) --language en $(ARGS) || exit; \
	done
	$(BIN)/isolario report $(LADDER) --language en -o docs/bots.md
	$(BIN)/isolario report $(LADDER) --language en -o build/bots.html

build/frozen/src:
	mkdir -p build/frozen
	git archive "$(FROZEN)" src | tar -x -C build/frozen

ray: $(MADE)
	$(PIP) install --require-hashes -r requirements/ray.txt

# The messages of the table in TypeScript: web/src/line/protocol.ts.
protocol: $(DEV) $(PACKAGE)
	$(BIN)/python -m tests.table.protocol

# The scenes that the page is tested on: web/fixtures.
fixtures: $(DEV) $(PACKAGE)
	$(BIN)/python -m tests.page.fixtures

# The newest versions that pyproject.toml allows, with hashes, for every platform.
EXPORT = $(BIN)/uv export --quiet --frozen --no-emit-project --no-header --no-annotate \
    --format requirements-txt
pins: $(DEV)
	$(BIN)/uv lock --upgrade
	@for what in "run" "build --only-group build" "dev --all-extras --no-extra ray --no-extra learn --group dev" \
	    "ray --extra ray"; do \
	    set -- $$what; file=requirements/$$1.txt; shift; \
	    { echo '# Made from pyproject.toml by "make pins".'; $(EXPORT) "$$@"; } > $$file.new && \
	    mv $$file.new $$file || exit 1; \
	done

clean:
	rm -rf $(VENV) web/node_modules src/isolario/server/static build dist uv.lock \
	    .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis test-results
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'Isolario needs Python 3.11 or newer: make PYTHON=python3.12 …' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(RUN): requirements/run.txt requirements/build.txt | $(MADE)
	@echo 'Installing what Isolario needs (a minute or two, once) …'
	$(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

# The development pins hold the others, so nothing is installed twice.
$(DEV): requirements/dev.txt | $(MADE)
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $(RUN) $@

$(PACKAGE): pyproject.toml | $(RUN)
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc | $(RUN)
	$(NPM) ci
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_INPUTS)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@
