import { createLogger } from '@stoplight/prism-core';
import type { Disturbance } from './disturbance.ts';
import { startFront } from './front.ts';
import { operationsOfContract } from './operations.ts';

// A part of Prism's server has every stack trace of the process mapped to sources, which is slow.
const prepareStackTrace: unknown = Reflect.get(Error, 'prepareStackTrace');
const { createServer } = await import('@stoplight/prism-http-server');
Reflect.set(Error, 'prepareStackTrace', prepareStackTrace);

export interface Mock {
  /** Origin without a trailing slash; the API answers with and without `/api` before its paths. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Prism on the bundled contract: answers with the contract's examples and refuses invalid
 * requests. A request picks its scenario with `Prefer: code=404` or `Prefer: example=none`.
 *
 * @param port 0 for any free one.
 * @param disturbance makes it slow or unreliable; null for neither.
 * @throws Error naming the port if it is taken.
 */
export async function startMock(
  port: number,
  disturbance: Disturbance | null = null,
): Promise<Mock> {
  const operations = await operationsOfContract();
  // Prism ignores the path in `servers`. The web app calls with it; people using curl may not.
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
  if (disturbance === null) {
    const url = await prism.listen(port, '127.0.0.1').catch(nameTaken(port));
    return { url, stop: () => prism.close() };
  }
  const upstream = await prism.listen(0, '127.0.0.1');
  const front = await startFront(upstream, disturbance, port).catch(nameTaken(port));
  return {
    url: front.url,
    async stop() {
      await front.stop();
      await prism.close();
    },
  };
}

function nameTaken(port: number): (reason: unknown) => never {
  return (reason) => {
    if (String(reason).includes('EADDRINUSE')) {
      throw new Error(`Port ${port} is taken. Set MOCK_PORT to a different one.`);
    }
    throw reason;
  };
}
