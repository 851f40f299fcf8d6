# Everything is installed into .venv from requirements.lock; nothing else on the machine is touched.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= auto

.PHONY: play test check bench load lock coverage clean help

help:            ## what can be made
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/: .*## /\t/' | expand -t 12

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; try: make PYTHON=python3.12"; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: .venv/ready            ## a game of Rex against bots in the terminal
	@$(BIN)/throneworld play rex

test: .venv/ready            ## linter, types and the whole suite
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n $(JOBS)

bench: .venv/ready           ## speed, side by side with catanatron
	$(BIN)/throneworld bench --against catanatron

load: .venv/ready            ## speed of the server under 500 clients, beside a bare pipeline
	$(BIN)/python -m tools.load

coverage: .venv/ready        ## write docs/coverage-rex.md anew from the tests
	$(BIN)/python tools/coverage_page.py --write

lock:            ## pin the newest versions of all dependencies
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/pip install --quiet uv
	.venv/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --extra table --group dev pyproject.toml -o requirements.lock

clean:           ## remove what was installed and cached
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
