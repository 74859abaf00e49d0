import { createServer } from 'vite';
import { readDisturbance } from './disturbance.ts';
import { mockPort } from './mock-port.ts';
import { startMock } from './mock.ts';

/** `npm run dev:mock`: the web app, reloading as it is edited, on the contract's examples. */
try {
  const mock = await startMock(mockPort(), readDisturbance(process.env));
  // vite.config.ts reads the API's address from here.
  process.env.API_URL = mock.url;
  const app = await createServer();
  await app.listen();
  app.printUrls();
  console.log(`  The API is the mock on ${mock.url}/api; any e-mail and password sign in.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
