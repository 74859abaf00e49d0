import { createServer } from 'node:http';
import { takeCoverage } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server (`--import`) that runs with `NODE_V8_COVERAGE`: each request to the port
 * `COVERAGE_PORT` writes what ran since the one before.
 */
if (isMainThread) {
  createServer((_request, response) => {
    takeCoverage();
    response.end();
  })
    .listen(Number(process.env.COVERAGE_PORT), '127.0.0.1')
    .unref();
}
