import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleExchanges, type ExampleExchange } from '../e2e/judge/example-exchanges.ts';
import { createJudge } from '../e2e/judge/judge.ts';
import { mockPort } from './mock-port.ts';
import { readContract } from '../server/http/contract.ts';
import { startMock, type Mock } from './mock.ts';

const { judge, operationIds } = await createJudge();
const exchanges = exampleExchanges(readContract());
let mock: Mock;

beforeAll(async () => {
  mock = await startMock(0);
});
afterAll(() => mock.stop());

/** JSON is compared by value, files byte by byte. */
function readBody(text: string): unknown {
  return text.startsWith('{') ? JSON.parse(text) : text;
}

function ask(exchange: ExampleExchange, prefer: string) {
  const { method, path, requestHeaders, requestBody, responseHeaders } = exchange;
  return fetch(`${mock.url}/api${path}`, {
    method,
    headers: {
      ...requestHeaders,
      // Of a file that there is in several formats, Prism gives the one that is asked for.
      accept: `${responseHeaders['content-type']}, application/json, application/problem+json`,
      ...(prefer !== '' && { prefer }),
    },
    ...(requestBody !== '' && { body: requestBody }),
  });
}

describe.each(operationIds)('%s', (operationId) => {
  const own = exchanges.filter((each) => each.operationId === operationId);

  test('answers with a success by default, and serves every named example as it is', async () => {
    const [first] = own;
    if (!first) throw new Error(`The contract has no example of ${operationId}`);
    expect((await ask(first, '')).status).toBeLessThan(300);
    for (const exchange of own) {
      const answer = await ask(exchange, `code=${exchange.status}, example=${exchange.example}`);
      // Unchanged: `text()` would drop a byte order mark.
      const responseBody = Buffer.from(await answer.arrayBuffer()).toString();
      const responseHeaders = Object.fromEntries(answer.headers);
      expect({ status: answer.status, body: readBody(responseBody) }).toEqual({
        status: exchange.status,
        body: readBody(exchange.responseBody),
      });
      const { violations } = await judge({ ...exchange, responseHeaders, responseBody });
      expect(violations).toEqual([]);
    }
  });
});

test('the base path may be left out, an invalid request is refused', async () => {
  expect(await (await fetch(`${mock.url}/health`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`${mock.url}/api/website/balance`)).status).toBe(401);
});

test('a taken port is named', async () => {
  const { port } = new URL(mock.url);
  await expect(startMock(Number(port))).rejects.toThrow(`Port ${port} is taken`);
});

test('the port is 4010 unless MOCK_PORT says otherwise', () => {
  expect(mockPort('')).toBe(4010);
  expect(mockPort('5000')).toBe(5000);
  expect(() => mockPort('many')).toThrow(/MOCK_PORT is "many"/);
});
