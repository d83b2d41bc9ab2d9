# Startable: `make` lists what can be done. Two commands do everything on a fresh machine: `make play` and `make test`.

ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
RUNTIME := .venv/.stamp-runtime
DEV := .venv/.stamp-dev
BENCH := .venv/.stamp-bench
MINUTES ?= 30
COUNT ?= 100

# The client is built with Node: the machine's, or one installed beside Python when it has none.
NPM = PATH="$$(scripts/node.sh $(BIN)):$$PATH" npm --prefix web
NODE_MODULES := web/node_modules/.package-lock.json
LIGHTHOUSE := tools/audit/node_modules/.package-lock.json
CLIENT := startable/server/static/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)

# `make mutants roll` says the same as `make mutants GAME=roll`; so do `make rules roll` and `make contract roll`.
ifneq ($(filter rules contract mutants,$(firstword $(MAKECMDGOALS))),)
GAME ?= $(patsubst startable/%/rules.toml,%,$(patsubst startable/games/%/rules.toml,%,$(firstword $(wildcard \
	$(foreach place,startable/games startable,$(place)/$(word 2,$(MAKECMDGOALS))/rules.toml)))))
ifneq ($(GAME),)
$(eval .PHONY: $(GAME))
$(eval $(GAME):;@:)
endif
endif

.DEFAULT_GOAL := help
.PHONY: help play test soak setup check format rules contract mutants bench bench-quick web shots figures lock audit clean

help: ## List what can be done
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(RUNTIME) $(CLIENT) ## Start the table and say its address
	$(BIN)/startable serve

test: setup check web ## All that must hold: formatting, lint, types, tests, the client's own checks
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test
	CHROMIUM="$$(scripts/chromium.sh)" $(BIN)/pytest -n 2

soak: setup web ## The long tests, in a time box (MINUTES=30); new games each time, or those of SEED=n
	CHROMIUM="$$(scripts/chromium.sh)" STARTABLE_SOAK_MINUTES=$(MINUTES) $(if $(SEED),STARTABLE_SOAK_SEED=$(SEED)) \
		$(BIN)/pytest $(if $(SEED),--hypothesis-seed=$(SEED)) -n 2 --maxschedchunk 1 -m soak

setup: $(DEV) $(NODE_MODULES) ## Install all that developing needs, a browser for the tests included
	@scripts/chromium.sh >/dev/null

check: $(DEV) ## Python's formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(DEV) $(NODE_MODULES) ## Put all code into its one format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

rules: $(DEV) ## Which rules a test proves, per game and chapter (make rules roll)
	$(BIN)/python -m tools.rules_report $(GAME)

contract: $(RUNTIME) ## Hold a game to the ten laws (make contract roll; the sample game unless told)
	$(BIN)/startable contract $(or $(GAME),examples.salvage:SALVAGE)

mutants: $(DEV) ## Break a game's rules at random and see what tests notice (make mutants roll COUNT=100)
	@test -n "$(GAME)" || { echo "Which game? For example: make mutants roll COUNT=100" >&2; exit 2; }
	$(BIN)/python -m tools.mutants $(GAME) --count $(COUNT)

bench: $(BENCH) ## How fast we are beside others, measured in one run
	PATH="$$(scripts/node.sh $(BIN)):$$PATH" $(BIN)/python -m benchmarks.table

bench-quick: $(BENCH) ## The same, less exactly, in under two minutes
	PATH="$$(scripts/node.sh $(BIN)):$$PATH" $(BIN)/python -m benchmarks.table --quick

web: $(CLIENT) ## Build the client

shots: setup web ## Pictures of the main screens into docs/img
	CHROMIUM="$$(scripts/chromium.sh)" $(BIN)/python -m tools.shots

figures: $(DEV) ## Play and draw the figures of docs/figures.md
	$(BIN)/python -m tools.figures

lock: $(DEV) ## Write Python's lock files anew (UPGRADE=1 takes newer versions)
	scripts/lock.sh $(BIN)/uv $(if $(UPGRADE),--upgrade)

audit: setup web $(LIGHTHOUSE) ## Known weaknesses in what we depend on (asks the package registries), and Lighthouse
	@CHROMIUM="$$(scripts/chromium.sh)" PATH="$$(scripts/node.sh $(BIN)):$$PATH" $(BIN)/python -m tools.audit

clean: ## Remove what was built or installed here
	rm -rf .venv web/node_modules tools/audit/node_modules startable/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Each of these is done again only when what it is made from has changed.

$(RUNTIME): requirements/runtime.txt pyproject.toml scripts/venv.sh
	@scripts/venv.sh .venv
	@echo "Installing what the table needs ..."
	@$(PIP) install --require-hashes -r requirements/runtime.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): requirements/dev.txt $(RUNTIME)
	@echo "Installing what the checks need ..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(BENCH): requirements/bench.txt $(DEV)
	@echo "Installing what we compare ourselves with ..."
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

$(NODE_MODULES): web/package-lock.json | $(RUNTIME)
	@echo "Installing what the client is built with ..."
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(LIGHTHOUSE): tools/audit/package-lock.json | $(RUNTIME)
	@echo "Installing Lighthouse ..."
	@PATH="$$(scripts/node.sh $(BIN)):$$PATH" npm --prefix tools/audit ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(NODE_MODULES)
	@$(NPM) run --silent build
	@touch $@
