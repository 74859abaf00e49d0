/**
 * Port of the mock: MOCK_PORT, else 4010.
 *
 * @throws Error naming MOCK_PORT if it is not a valid port.
 */
export function mockPort(text = process.env.MOCK_PORT): number {
  if (text === undefined || text === '') return 4010;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`MOCK_PORT is "${text}", but must be a number from 1 to 65535.`);
  }
  return port;
}
