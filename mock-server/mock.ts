import path from 'node:path';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

const contract = path.resolve(import.meta.dirname, '../openapi/generated/openapi.json');

export interface Mock {
  /** Origin without a slash at its end; the API is there with and without `/api` before its paths. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Prism on the bundled contract: answers with the contract's examples and refuses what the contract
 * refuses. A request picks its scenario by `Prefer: code=404` or `Prefer: example=none`.
 *
 * @param port 0 takes a free one.
 * @throws when the port is taken, with its number.
 */
export async function startMock(port: number): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(contract);
  // Prism leaves the path of `servers` out; the web app calls with it, a person with curl may not.
  const withBasePath = operations.map((each) => ({ ...each, path: `/api${each.path}` }));
  const prism = createServer([...operations, ...withBasePath], {
    cors: true,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    // A log line for each request costs two thirds of Prism's speed.
    components: { logger: createLogger('mock', { level: 'silent' }) },
  });
  const url = await prism.listen(port, '127.0.0.1').catch((reason: unknown) => {
    if (String(reason).includes('EADDRINUSE')) {
      throw new Error(`Port ${port} is taken. Set MOCK_PORT to another one.`);
    }
    throw reason;
  });
  return { url, stop: () => prism.close() };
}
