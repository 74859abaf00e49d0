# Everything runs on the Node that npm installs (see package.json), whatever the system's version.
NODE := node_modules/.bin/node
RUN := npm run --silent

.DEFAULT_GOAL := help
.PHONY: help install start build dev mock dev-mock codegen check format e2e conformance broken-servers server-mutants journey lighthouse store-circle table-scroll test verify bench bench-beside bench-lists bench-sizes bench-labels bench-event-loop bench-directory bench-imports bench-deliveries bench-products bench-webhooks bench-reports bench-codegen

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile

install: node_modules/.package-lock.json ## Install packages if the lock file has changed

# npm writes this file when an installation is complete. Packages may warn that the system's Node is
# too old; they run on ours, so only errors are shown.
node_modules/.package-lock.json: package-lock.json
	npm ci --loglevel=error
	@touch $@

start: install codegen build ## Serve the web app and API on http://localhost:4000 with sample data
	@$(NODE) server/main.ts

build: install ## Build the web app into dist/
	@$(RUN) build

dev: install ## Run the web app on port 5173 with hot reload, on the reference backend
	@$(RUN) dev

mock: install ## Serve the contract's examples on port 4010 (MOCK_LATENCY_MS, MOCK_FAILURES)
	@$(RUN) mock

dev-mock: install ## Run the web app on port 5173 with hot reload, on the mock
	@$(RUN) dev:mock

codegen: install ## Generate the bundle, types, hooks and schemas from openapi/
	@$(RUN) codegen

check: install ## Run every static check
	@$(RUN) check

format: install ## Format every file
	@$(RUN) format

e2e: install build ## Run the browser tests
	@$(RUN) e2e

conformance: install ## Check the reference backend against the contract
	@$(NODE) e2e/conformance/main.ts

broken-servers: install ## Run the conformance kit on servers with one mistake each; write docs/broken-servers.md
	@$(RUN) conformance:broken -- --fault all --table docs/broken-servers.md

server-mutants: install ## Count which mistakes in the server's own source the conformance kit finds (COUNT=300, SEED=1)
	@$(RUN) conformance:mutants -- --count $(or $(COUNT),300) --seed $(or $(SEED),1)

journey: install build ## Count clicks, keys and scrolled pixels from home to a booked shipment
	@$(RUN) journey

lighthouse: install build ## Print Lighthouse scores for sign-in, home and the list on a phone
	@$(RUN) lighthouse

store-circle: install build ## Follow an order from a simulated store to its delivery, in both languages
	@$(RUN) store-circle

test: install ## Run all checks and tests
	@$(NODE) e2e/test-all.ts

bench: install ## Benchmark bookings, reads and quotes beside pgbench and /health
	@$(NODE) server/testing/bench/main.ts

bench-beside: install ## Benchmark bookings beside those of another checkout (OTHER=../before)
	@$(NODE) server/testing/bench/beside.ts --other $(OTHER)

bench-lists: install ## Benchmark the list of shipments: a million rows against a thousand
	@$(NODE) server/testing/bench/lists.ts

bench-sizes: install ## Measure what a million shipments take on disk
	@$(NODE) server/testing/bench/sizes.ts

bench-labels: install ## Benchmark one label, and 500 in one file
	@$(NODE) server/testing/bench/labels.ts

bench-event-loop: install ## Benchmark how long requests hold the event loop, also hostile ones
	@$(NODE) server/testing/bench/event-loop.ts

bench-directory: install ## Benchmark the directory: a thousand couriers against 24
	@$(NODE) server/testing/bench/directory.ts

bench-imports: install ## Benchmark 10,000 shipments from a CSV file and a workbook
	@$(NODE) server/testing/bench/imports.ts

bench-deliveries: install ## Benchmark answers to deliveries of stores at a steady rate
	@$(NODE) server/testing/bench/deliveries.ts

bench-webhooks: install ## Benchmark webhooks to good receivers with and without bad ones beside them
	@$(NODE) server/testing/bench/webhooks.ts

bench-products: install ## Benchmark searching 50,000 products against 500
	@$(NODE) server/testing/bench/products.ts

bench-reports: install ## Benchmark the reports of a million shipments
	@$(NODE) server/testing/bench/reports.ts

bench-codegen: install ## Benchmark code generation after an edit of the contract
	@$(RUN) bench-codegen

table-scroll: install ## Benchmark scrolling 100,000 rows against MUI X DataGrid
	@$(RUN) table-scroll

verify: install ## Run all checks and tests at their full counts
	@TEST_COUNTS=full $(NODE) e2e/test-all.ts
