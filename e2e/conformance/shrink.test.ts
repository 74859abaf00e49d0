import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fits } from './breaks.ts';
import { operationOf } from './contract.ts';
import { newDraw } from './draw.ts';
import { judgeServer } from './judge-server.ts';
import { smallerCalls } from './smaller.ts';

const operations = ['startRegistration'] as const;

/** The body in a request that is shown as a shell command. */
function bodyOf(curl = ''): Record<string, string> {
  return JSON.parse(/--data-raw '(.*)'/s.exec(curl)?.[1] ?? '{}') as Record<string, string>;
}

it('a request that fails is told by the least that still fails', async () => {
  const { results } = await judgeServer(
    async (request, response) => {
      const body = (await json(request).catch(() => ({}))) as { last_name?: string };
      const isLong = [...(body.last_name ?? '')].length > 3;
      response.writeHead(isLong ? 500 : 201).end('{}');
    },
    { operations },
    ['--requests', '40', '--only', 'server-error'],
  );
  const [failure] = results.filter(({ ok, skipped }) => !ok && skipped === undefined);
  expect(failure).toMatchObject({ check: 'server-error', least: true });
  const { account_type, first_name = '', last_name = '', ...rest } = bodyOf(failure?.curl);
  expect([account_type, [...first_name].length, [...last_name].length, rest]).toEqual([
    ...['company', 1, 4],
    {},
  ]);
  expect(failure?.curl).not.toContain('accept-language');
});

it('a law that is broken is told by the least of its choices', async () => {
  const { results } = await judgeServer(
    async (request, response) => {
      const body = (await json(request)) as object;
      const names = [
        'first_name',
        'last_name',
        'account_type',
        'company_name',
        ...Object.keys(body),
      ];
      const errors = names.map((name) => ({ pointer: `/${name}`, code: 'required' }));
      const refusal = { code: 'validation_failed', errors };
      const isTaken = !('first_name' in body);
      response.writeHead(isTaken ? 201 : 422).end(JSON.stringify(isTaken ? {} : refusal));
    },
    { operations },
    ['--only', 'bounds'],
  );
  const [failure] = results.filter(({ ok }) => !ok);
  expect(failure).toMatchObject({ check: 'bounds', least: true });
  expect(failure?.detail).toMatch(/first_name left out: \[201,null\]/);
  const { last_name = '', ...rest } = bodyOf(failure?.curl);
  expect([...last_name]).toHaveLength(1);
  expect(rest).toEqual({ account_type: 'company', company_name: 'متجر تجريبي' });
});

it('smaller calls end, match the contract, and keep what is wrong', () => {
  const operation = operationOf('createQuote');
  const schema = operation.body ?? {};
  const kept = '/destination';
  let call = { body: newDraw(3).from(schema) };
  for (let steps = 0; ; steps += 1) {
    expect(steps).toBeLessThan(400);
    const [next] = [...smallerCalls(operation, call, kept)].filter(({ body }) =>
      fits(schema, body),
    );
    if (!next) break;
    expect((next.body as Record<string, unknown>)['destination']).toEqual(
      (call.body as Record<string, unknown>)['destination'],
    );
    call = { body: next.body };
  }
  const body = call.body as Record<string, unknown>;
  expect(Object.keys(body).toSorted()).toEqual((schema.required ?? []).toSorted());
});
