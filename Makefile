# The Node that npm installs (see package.json) runs everything, whatever the system's own is.
NODE := node_modules/.bin/node
RUN := npm run --silent

.DEFAULT_GOAL := help
.PHONY: help install start build dev mock dev-mock codegen check format e2e conformance broken-servers lighthouse table-scroll test verify bench bench-lists bench-labels bench-codegen

help: ## Lists these commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

install: node_modules/.package-lock.json ## Installs the packages, if the lock file changed

# npm writes this file at the end of an installation. Packages name newer Nodes than the system may
# have; they run on ours, so only errors are shown.
node_modules/.package-lock.json: package-lock.json
	npm ci --loglevel=error
	@touch $@

start: install codegen build ## Serves web app and API on http://localhost:4000 with sample data
	@$(NODE) server/main.ts

build: install ## Builds the web app into dist/
	@$(RUN) build

dev: install ## Web app with hot reload on 5173, on the reference backend
	@$(RUN) dev

mock: install ## Serves the contract's examples on 4010 (MOCK_LATENCY_MS, MOCK_FAILURES)
	@$(RUN) mock

dev-mock: install ## Web app with hot reload on 5173, on the mock
	@$(RUN) dev:mock

codegen: install ## Generates bundle, types, hooks and schemas from openapi/
	@$(RUN) codegen

check: install ## Runs every static check
	@$(RUN) check

format: install ## Formats every file
	@$(RUN) format

e2e: install build ## Runs the browser tests
	@$(RUN) e2e

conformance: install ## Holds the reference backend to the contract, by workflows and generated requests
	@$(NODE) e2e/conformance/main.ts

broken-servers: install ## Lets the conformance kit find one mistake after the other, and writes docs/broken-servers.md
	@$(RUN) conformance:broken -- --fault all --table docs/broken-servers.md

lighthouse: install build ## Prints what Lighthouse says of sign-in and home on a phone
	@$(RUN) lighthouse

test: install ## Runs everything that proves a change
	@$(NODE) e2e/test-all.ts

bench: install ## Measures bookings, reads and quotes beside what they can be held against
	@$(NODE) server/testing/bench/main.ts

bench-lists: install ## Measures the list of shipments with a million rows beside a thousand
	@$(NODE) server/testing/bench/lists.ts

bench-labels: install ## Measures a label, and 500 in one file
	@$(NODE) server/testing/bench/labels.ts

bench-codegen: install ## Measures the way from an edit of the contract to fresh code
	@$(RUN) bench-codegen

table-scroll: install ## Measures scrolling 100,000 rows beside MUI X DataGrid
	@$(RUN) table-scroll

verify: install ## Runs the same tests at their full counts
	@TEST_COUNTS=full $(NODE) e2e/test-all.ts
