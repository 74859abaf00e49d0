import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { resolved, type Schema, valueAt } from '../../common/contract/document.ts';
import { isOwn, operationsOf } from '../../common/contract/operations.ts';
import { type Call, callsFor, sendCall } from '../testing/contract-calls.ts';
import { type Belongings, newOwner } from '../testing/new-owner.ts';
import { onDatabases } from '../testing/each-database.ts';
import { useTestBackend } from '../testing/for-a-suite.ts';
import { basic } from '../testing/basic.ts';
import { readContract, type Operation } from './contract.ts';
import { nameList, sealCursor } from './cursor.ts';

const isFull = process.env.TEST_COUNTS === 'full';
const [TEXTS, CURSORS] = isFull ? [10_000, 10_000] : [800, 200];

/** Milliseconds: 10,000 requests to the embedded database take minutes. */
const LONGEST = isFull ? 15 * 60_000 : 60_000;

const contract = readContract();
const operations = operationsOf(contract).filter(isOwn);

/** Controls, halves of pairs, directions, four bytes, marks by the hundred, and what others escape. */
const SIGNS = [
  ...['\u0000', '\uD83D', '\uDC00\uD83D', '\u202E', '\u2066', '\uFEFF', '\uFFFF', '\u{10FFFF}'],
  ...['a', 'م', '٧', '😀', '\u0301', '\u200B', '\n', '\\', "'", '"', '%00', '${', '<', '..', '/'],
];
const hostileTexts = fc
  .tuple(
    fc.constantFrom('', 'سالم', 'a@b.example', '+966500000009', '2026-11-22'),
    fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 6 }),
    fc.constantFrom(1, 1, 1, 10, 60, 500, 8_000),
  )
  .map(([begin, signs, times]) => begin + signs.join('').repeat(times));

/** A call with a text in the place of one of its own. */
type Spoil = (call: Call, text: string) => Call;

/** Every place of an operation where a caller may write. */
function placesOf({ parameters }: Operation, { body }: Call): Spoil[] {
  const own = parameters.flatMap(({ name, place, schema }): Spoil[] => {
    const { type } = resolved(contract, valueAt(contract, schema) as Schema);
    return place === 'header' || type !== 'string'
      ? []
      : [(call, text) => ({ ...call, [place]: { ...call[place], [name]: text.toWellFormed() } })];
  });
  if (body === undefined || body instanceof FormData) return own;
  const inBody = Array.from({ length: withText(body).seen }, (_, at): Spoil => (call, text) => ({
    ...call,
    body: withText(body, at, text).body,
  }));
  return [...own, ...inBody, (call, text) => ({ ...call, body: { ...body, [text]: text } })];
}

/** A body with another text in the place of its `index`th, and how many it has. */
function withText(body: object, index = -1, text = ''): { body: object; seen: number } {
  let seen = 0;
  const write = (_key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    seen += 1;
    return seen === index + 1 ? text : value;
  };
  return { body: JSON.parse(JSON.stringify(body, write)) as object, seen };
}

onDatabases('each', (database) => {
  const backend = useTestBackend(database);
  let their: Belongings;
  beforeAll(async () => {
    their = await newOwner(backend);
  });

  const send = (operation: Operation, call: Call) => {
    const { owner, clientKey, secretKey } = their;
    const isKey = operation.scheme === 'apiKey';
    const headers = isKey ? basic(clientKey, secretKey) : owner.headers;
    return sendCall(backend.app, operation, call, headers);
  };

  it(
    'no text makes an operation fail',
    async () => {
      const calls = callsFor(their);
      const places = operations.flatMap((operation) =>
        placesOf(operation, calls[operation.id]).map((spoil) => ({ operation, spoil })),
      );
      expect(places.length).toBeGreaterThan(250);
      const failed: unknown[] = [];
      for (const [at, text] of fc.sample(hostileTexts, { seed: 15, numRuns: TEXTS }).entries()) {
        const [{ operation, spoil }] = places.slice((at * 7) % places.length) as [
          (typeof places)[0],
        ];
        const { statusCode } = await send(operation, spoil(calls[operation.id], text));
        if (statusCode >= 500) failed.push([operation.id, statusCode, text.slice(0, 40)]);
      }
      expect(failed).toEqual([]);
    },
    LONGEST,
  );

  it(
    'no made-up cursor is accepted',
    async () => {
      const values = fc.array(
        fc.oneof(
          fc.string(),
          fc.integer(),
          fc.constant(null),
          fc.constantFrom(...SIGNS),
          fc.object(),
        ),
        { maxLength: 3 },
      );
      const forged = fc.oneof(
        fc.tuple(values, fc.string()).map(([own, list]) => sealCursor(own as string[], list)),
        // With a key of the forger's own.
        values.map((own) => {
          const maker = {
            account: { id: their.owner.accountId },
            cursorKey: createSecretKey(Buffer.alloc(32)),
          };
          return sealCursor(own as string[], nameList('shipments', maker, { sort: '-created_at' }));
        }),
        fc.json().map((text) => Buffer.from(text).toString('base64url')),
        fc.stringMatching(/^[A-Za-z0-9_-]{1,400}$/),
      );
      const lists = operations.filter(({ parameters }) =>
        parameters.some(({ name }) => name === 'cursor'),
      );
      const calls = callsFor(their);
      const statuses = new Set<number>();
      for (const [at, cursor] of fc.sample(forged, { seed: 15, numRuns: CURSORS }).entries()) {
        const list = lists[at % lists.length];
        if (!list) continue;
        const { path = {} } = calls[list.id];
        const call = { path, query: { cursor }, stranger: 400 };
        statuses.add((await send(list, call)).statusCode);
      }
      expect([...statuses]).toEqual([400]);
    },
    LONGEST,
  );
});
