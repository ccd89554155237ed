# Everything starts here; `make` alone lists what there is. Needs Python 3.11 or newer, a C compiler and make.
# Each environment is its own folder, made from locked requirements and made anew when they change.

PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?= -q -n auto

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint test-pure test-compiled test-modes golden bench lock clean FORCE

help:
	@echo 'make play     play at the terminal             (ARGS="--edition 2015 --seats you,bot,bot --lang de")'
	@echo 'make test     all checks, then the tests in both builds'
	@echo 'make bench    measure speed                    (ARGS=...)'
	@echo 'make golden   write the golden transcripts anew'
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

.venv-bench/.ready: requirements/run.txt bench/requirements.txt
	$(call environment,.venv-bench,$^)
	@touch $@

.venv-lock/.ready: requirements/lock.txt
	$(call environment,.venv-lock,$^)
	@touch $@

# ---- builds -----------------------------------------------------------------------------------------------------

SOURCES := $(shell find src/grotto -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name py.typed)
BUILD_FILES := $(SOURCES) pyproject.toml setup.py README.md LICENSE NOTICE

# The list of sources, touched only when a file comes or goes, so that a removed file is noticed too.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(sort $(SOURCES)) | cmp -s - $@ || printf '%s\n' $(sort $(SOURCES)) > $@

.venv/.grotto: .venv/.ready build/sources.txt $(BUILD_FILES)
	@echo 'grotto: building (one to two minutes where there is a C compiler)'
	@rm -rf build/lib build/lib.* build/bdist.*
	@.venv/bin/python $(INSTALL_GROTTO) .
	@[ "$$GROTTO_PURE" = 1 ] || ls .venv/lib/python*/site-packages/grotto/kernel/*.so >/dev/null 2>&1 || \
	  echo 'grotto: warning: no working C compiler with Python headers was found: installed as plain Python, which plays the same but slower' >&2
	@touch $@

build/compiled/.ready: .venv-test/.ready build/sources.txt $(BUILD_FILES)
	@echo 'grotto: compiling into build/compiled'
	@rm -rf build/compiled build/temp
	@GROTTO_PURE= GROTTO_BUILD=compiled .venv-test/bin/python setup.py -q build --build-lib build/compiled --build-temp build/temp
	@touch $@

# ---- what people type -------------------------------------------------------------------------------------------

play: .venv/.grotto
	@.venv/bin/grotto play cave-troll $(ARGS)

test: lint test-pure test-compiled test-modes

lint: .venv-test/.ready
	.venv-test/bin/ruff check .
	.venv-test/bin/ruff format --check .
	.venv-test/bin/mypy
	.venv-test/bin/lint-imports --no-logo

test-pure: .venv-test/.ready
	GROTTO_BUILD=pure .venv-test/bin/pytest $(PYTEST_ARGS)

test-compiled: build/compiled/.ready
	PYTHONPATH=$(CURDIR)/build/compiled GROTTO_BUILD=compiled .venv-test/bin/pytest $(PYTEST_ARGS)

# The rule tests again, with every answer first taken back and given anew, then with the state saved and loaded after each.
test-modes: build/compiled/.ready
	PYTHONPATH=$(CURDIR)/build/compiled GROTTO_BUILD=compiled GROTTO_MODE=undo .venv-test/bin/pytest $(PYTEST_ARGS) tests/games
	PYTHONPATH=$(CURDIR)/build/compiled GROTTO_BUILD=compiled GROTTO_MODE=save .venv-test/bin/pytest $(PYTEST_ARGS) tests/games

golden: .venv-test/.ready
	.venv-test/bin/python -m tests.golden $(ARGS)

bench: .venv-bench/.ready build/compiled/.ready
	.venv-bench/bin/python -m bench $(ARGS)

# dev.txt first: the others take their versions from it, so that one package has one version everywhere.
UV = .venv-lock/bin/uv --quiet --no-config --no-python-downloads pip compile --generate-hashes --universal --python-version 3.11 --custom-compile-command 'make lock' $(ARGS)

lock: .venv-lock/.ready
	$(UV) --all-extras pyproject.toml requirements/build.in requirements/dev.in -o requirements/dev.txt
	$(UV) --extra table pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	$(UV) requirements/build.in -c requirements/dev.txt -o requirements/build.txt
	$(UV) requirements/lock.in -o requirements/lock.txt
	$(UV) bench/requirements.in -c requirements/dev.txt -o bench/requirements.txt

clean:
	rm -rf build dist .venv .venv-test .venv-bench .venv-lock .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/*.egg-info
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
