import { describe, expect, test } from 'vitest';
import { exampleExchanges, type ExampleExchange } from './example-exchanges.ts';
import { readContract } from '../../server/http/contract.ts';
import { createJudge } from './judge.ts';

const { judge, operationIds } = await createJudge();
const exchanges = exampleExchanges(readContract());

type Body = Record<string, unknown>;

const addUnknown = (body: Body) => {
  body.not_in_the_contract = true;
};
const dropFirst = (body: Body) => {
  delete body[Object.keys(body)[0] ?? ''];
};

/** A file has no members. Its first bytes, which may be a byte order mark, are removed instead. */
function changed(json: string, change: (body: Body) => void): string {
  if (!json.startsWith('{')) return json.slice(2);
  const body = JSON.parse(json) as Body;
  change(body);
  return JSON.stringify(body);
}

function exampleOf(operationId: string, status: number): ExampleExchange {
  const found = exchanges.find(
    (each) => each.operationId === operationId && each.status === status,
  );
  if (!found) throw new Error(`The contract has no example of ${operationId} ${status}`);
  return found;
}

// Prism silently accepts what its schema compiler cannot read, so each schema must be seen to
// refuse something.
describe.each(operationIds)('%s', (operationId) => {
  const own = exchanges.filter((each) => each.operationId === operationId);

  test('accepts every example', async () => {
    expect(own).not.toEqual([]);
    for (const exchange of own) {
      expect(await judge(exchange)).toEqual({ operationId, violations: [] });
    }
  });

  test.each([
    ['an unknown member', addUnknown],
    ['a missing member', dropFirst],
  ])('refuses every response with %s', async (_what, change) => {
    for (const exchange of own) {
      const responseBody = changed(exchange.responseBody, change);
      const { violations } = await judge({ ...exchange, responseBody });
      expect(violations.join(), exchange.example).toMatch(/^Response body/);
    }
  });

  test('refuses every request with an unknown member', async () => {
    // The payment provider defines the body of its notifications.
    if (operationId === 'receivePaymentNotification') return;
    for (const exchange of own.filter(({ requestBody }) => requestBody.startsWith('{'))) {
      const requestBody = changed(exchange.requestBody, addUnknown);
      const { violations } = await judge({ ...exchange, requestBody });
      expect(violations.join()).toMatch(/^Request body/);
    }
  });
});

describe('other violations of the contract', () => {
  const shown = exampleOf('getShipment', 200);
  const { responseHeaders } = shown;

  test.each<[string, Partial<ExampleExchange>, RegExp]>([
    ['a path outside the contract', { path: '/website/nothing' }, /no path matched/],
    ['a method outside the contract', { method: 'DELETE' }, /no method matched/],
    ['a status outside the contract', { status: 418 }, /Unable to match the returned status/],
    ['no token', { requestHeaders: {} }, /security/i],
    ['a wrong header', { responseHeaders: { ...responseHeaders, 'ratelimit-limit': '0' } }, />= 1/],
    ['another content type', { responseHeaders: { 'content-type': 'text/html' } }, /media type/],
    [
      'no content type',
      { responseHeaders: { ...responseHeaders, 'content-type': '' } },
      /media type/,
    ],
    ['a body that is not JSON', { responseBody: '<html>' }, /not JSON/],
    ['an id against its pattern', { path: '/website/shipments/7' }, /pattern/],
  ])('%s', async (_what, change, message) => {
    const { violations } = await judge({ ...shown, ...change });
    expect(violations.join()).toMatch(message);
  });

  test('a query parameter out of bounds', async () => {
    const listed = exampleOf('listShipments', 200);
    const { violations } = await judge({ ...listed, path: '/website/shipments?limit=1000' });
    expect(violations.join()).toMatch(/limit must be <= 100/);
  });

  test('a problem sent as plain JSON', async () => {
    const missing = exampleOf('getShipment', 404);
    const responseHeaders = { ...missing.responseHeaders, 'content-type': 'application/json' };
    const { violations } = await judge({ ...missing, responseHeaders });
    expect(violations.join()).toMatch(/application\/json is not application\/problem\+json/);
  });

  test('an id that does not match its pattern is allowed if the response is 404', async () => {
    const missing = exampleOf('getShipment', 404);
    const { violations } = await judge({ ...missing, path: '/website/shipments/7' });
    expect(violations).toEqual([]);
  });
});
