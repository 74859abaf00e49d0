/**
 * Port of the mock: MOCK_PORT, else 4010.
 *
 * @throws naming MOCK_PORT and what it takes when it is no port.
 */
export function mockPort(text = process.env.MOCK_PORT): number {
  if (text === undefined || text === '') return 4010;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`MOCK_PORT is "${text}", but has to be a number from 1 to 65535.`);
  }
  return port;
}
