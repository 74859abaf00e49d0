import { asked } from '../account.ts';
import { BrokenLaw } from '../answer.ts';
import { everyBreak } from '../every-break.ts';
import { allOperations, type Operation } from '../contract.ts';
import { openDesk, type Desk } from '../desk.ts';
import { recipes } from '../recipes/recipes.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Requests that are under way at once. */
const AT_ONCE = 6;

const opened = new WeakMap<object, Promise<Desk>>();

function deskOf({ api, config, draw }: Bench): Promise<Desk> {
  const desk = opened.get(api) ?? openDesk(api, config, draw, { isLong: false });
  opened.set(api, desk);
  return desk;
}

/** Does the same with each, some at once; all of them are done before the first failure is told. */
async function withEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const failures: Error[] = [];
  const work = async () => {
    for (const item of waiting)
      await act(item).catch((error: unknown) => failures.push(asError(error)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [first] = failures;
  if (first === undefined) return;
  const answer = first instanceof BrokenLaw ? first.answer : undefined;
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
  throw new BrokenLaw(`${first.message}${more}`, answer);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Values that have the form of the contract and stand for nothing. */
function madeUpPath({ parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ place }) => place === 'path')
      .map(({ name, schema }) => [
        name,
        String(schema.enum?.[0] ?? `${schema.pattern?.slice(1, 5)}${'0'.repeat(26)}`),
      ]),
  );
}

async function nobodyIsServed(bench: Bench): Promise<void> {
  const { api } = bench;
  const { company, keys, draw } = await deskOf(bench);
  const { clientKey, secret } = await keys.any(draw);
  const session = { bearer: company.token };
  const pair = { basic: `${clientKey}:${secret}` };
  await withEach(
    allOperations.filter(({ scheme }) => scheme !== null),
    async (operation) => {
      const { id, scheme } = operation;
      const path = madeUpPath(operation);
      for (const [what, who] of [
        ['nobody', null],
        ['a made-up token', { bearer: `mzs_${'0'.repeat(43)}` }],
        ['the other scheme', scheme === 'session' ? pair : session],
      ] as const) {
        const answer = await api.send(id, { who, path });
        alike(answer.status, 401, `${id} asked by ${what}`, answer);
      }
    },
  );
}

async function strangersFindNothing(bench: Bench): Promise<void> {
  const { api } = bench;
  const desk = await deskOf(bench);
  const own = allOperations.filter(
    ({ id, scheme, parameters }) =>
      scheme === 'session' &&
      recipes[id].isShared !== true &&
      parameters.some(({ place }) => place === 'path'),
  );
  for (const { id } of own) {
    const { call, sketch = call } = recipes[id];
    const right = await sketch(desk);
    const answer = await api.send(id, { ...right, who: asked(desk.stranger) });
    const { code } = (answer.body ?? {}) as { code?: string };
    alike([answer.status, code], [404, 'not_found'], `${id} of another account's`, answer);
  }
}

async function boundsAreKept(bench: Bench): Promise<void> {
  const { api } = bench;
  const desk = await deskOf(bench);
  const withBody = allOperations.filter(
    ({ body, isForm }) => body?.additionalProperties === false && !isForm,
  );
  const wrong = [];
  for (const operation of withBody) {
    const { call: make, sketch = make } = recipes[operation.id];
    const call = await sketch(desk);
    for (const broken of everyBreak(operation.body ?? {}, call.body)) {
      wrong.push({ operation, broken, call: { ...call, body: broken.body } });
    }
  }
  await withEach(wrong, async ({ operation: { id }, broken: { pointer, what }, call }) => {
    const answer = await api.send(id, call);
    const { code, errors = [] } = (answer.body ?? {}) as {
      code?: string;
      errors?: { pointer: string }[];
    };
    alike(
      [answer.status, code],
      [422, 'validation_failed'],
      `${id} with ${pointer} ${what}`,
      answer,
    );
    const isNamed = errors.some((error) => `${error.pointer}/`.startsWith(`${pointer}/`));
    alike(isNamed, true, `whether ${id} names ${pointer} ${what}`, answer);
  });
}

async function queriesAreBounded(bench: Bench): Promise<void> {
  const { api } = bench;
  const { company } = await deskOf(bench);
  const wrong = allOperations.flatMap(({ id, parameters }) =>
    parameters
      .filter(({ place }) => place === 'query')
      .flatMap(({ name, schema }) => {
        const { type, maximum, minimum, maxLength } = schema;
        const values = [
          ...(maximum === undefined ? [] : [maximum + 1, 10 ** 9]),
          ...(minimum === undefined ? [] : [minimum - 1, -5]),
          ...(schema.enum ? ['not_in_the_contract', schema.enum[0]?.toString().toUpperCase()] : []),
          ...(maxLength === undefined || schema.enum ? [] : ['x'.repeat(maxLength + 1)]),
          ...(type === 'string' ? [] : ['x']),
          ...(schema.format === 'date' ? ['2026-02-30', 'today'] : []),
        ];
        return values.map((value) => ({ id, name, value: String(value) }));
      }),
  );
  await withEach(wrong, async ({ id, name, value }) => {
    const answer = await api.send(id, { who: asked(company), query: { [name]: value } });
    const what = `${id}?${name}=${value.slice(0, 40)}`;
    alike(answer.status, 400, what, answer);
  });
}

export const everyOperationLaws: readonly Law[] = [
  {
    id: 'auth-matrix',
    title: 'Every operation asks for its own scheme',
    clause: '`security` of each operation; #/components/responses/Unauthorized',
    run: nobodyIsServed,
  },
  {
    id: 'tenancy-matrix',
    title: "No operation finds another account's things",
    clause: '#/components/responses/NotFound: there is no such thing in this account',
    run: strangersFindNothing,
  },
  {
    id: 'bounds',
    title: 'Every bound of every body is kept',
    clause:
      '`requestBody` of each operation; #/components/responses/Invalid: each wrong field is named',
    run: boundsAreKept,
  },
  {
    id: 'query-bounds',
    title: 'Every bound of every query is kept',
    clause:
      'query `parameters` of each operation; #/components/responses/BadRequest: a parameter out of bounds',
    run: queriesAreBounded,
  },
];
