import { readDisturbance } from './disturbance.ts';
import { mockPort } from './mock-port.ts';
import { startMock } from './mock.ts';

/** `npm run mock`: the contract's examples as a server. */
try {
  const { url } = await startMock(mockPort(), readDisturbance(process.env));
  console.log(`The mock serves the contract's examples on ${url}/api`);
  console.log(
    `Try: curl -H 'Authorization: Bearer any' -H 'Prefer: example=none' ${url}/api/website/shipments`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
