import { expect, test } from 'vitest';
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

/** A file has no members. Its first bytes, which may be a byte order mark, become one that no text has. */
function changed(json: string, change: (body: Body) => void): string {
  if (!json.startsWith('{')) return `\u0000${json.slice(2)}`;
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
test.each(operationIds)(
  '%s: each example is accepted, and refused with a member too many or too few',
  async (operationId) => {
    const own = exchanges.filter((each) => each.operationId === operationId);
    expect(own).not.toEqual([]);
    for (const exchange of own) {
      const { example, requestBody } = exchange;
      expect(await judge(exchange)).toEqual({ operationId, violations: [] });
      for (const change of [addUnknown, dropFirst]) {
        const responseBody = changed(exchange.responseBody, change);
        const { violations } = await judge({ ...exchange, responseBody });
        expect(violations.join(), example).toMatch(/^Response body/);
      }
      // Other systems define the bodies of what they send.
      if (!requestBody.startsWith('{') || /^receive/.test(operationId)) continue;
      const wrong = { ...exchange, requestBody: changed(requestBody, addUnknown) };
      expect((await judge(wrong)).violations.join(), example).toMatch(/^Request body/);
    }
  },
);

const shown = exampleOf('getShipment', 200);
const listed = exampleOf('listShipments', 200);
const template = exampleOf('downloadImportTemplate', 200);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const missing = exampleOf('getShipment', 404);
const withHeader = ({ responseHeaders }: ExampleExchange, name: string, value: string) => ({
  responseHeaders: { ...responseHeaders, [name]: value },
});

test.each<[what: string, exchange: ExampleExchange, change: Partial<ExampleExchange>, RegExp]>([
  ['a path outside the contract', shown, { path: '/website/nothing' }, /no path matched/],
  ['a method outside the contract', shown, { method: 'DELETE' }, /no method matched/],
  ['a status outside the contract', shown, { status: 418 }, /Unable to match the returned status/],
  ['no token', shown, { requestHeaders: {} }, /security/i],
  ['a wrong header', shown, withHeader(shown, 'ratelimit-limit', '0'), />= 1/],
  [
    'another content type',
    shown,
    { responseHeaders: { 'content-type': 'text/html' } },
    /media type/,
  ],
  ['no content type', shown, withHeader(shown, 'content-type', ''), /media type/],
  ['a body that is not JSON', shown, { responseBody: '<html>' }, /not JSON/],
  [
    'a workbook that is none',
    template,
    { ...withHeader(template, 'content-type', XLSX), responseBody: '{}' },
    /not a workbook/,
  ],
  ['an id against its pattern', shown, { path: '/website/shipments/a%20b' }, /pattern/],
  [
    'a parameter out of bounds',
    listed,
    { path: '/website/shipments?limit=1000' },
    /must be <= 100/,
  ],
  [
    'a problem sent as plain JSON',
    missing,
    withHeader(missing, 'content-type', 'application/json'),
    /application\/json is not application\/problem\+json/,
  ],
  // As for any unknown id, the answer is 404.
  [
    'no id against its pattern that is not found',
    missing,
    { path: '/website/shipments/a%20b' },
    /^$/,
  ],
])('refuses %s', async (_what, exchange, change, message) => {
  expect((await judge({ ...exchange, ...change })).violations.join()).toMatch(message);
});
