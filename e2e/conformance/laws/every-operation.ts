import { type Account, requestedBy, type Who } from '../account.ts';
import { Needs } from '../answer.ts';
import { everyBreak } from '../every-break.ts';
import { type Call, madeUpPath } from '../call.ts';
import type { Operation, OperationId } from '../contract.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';
import { recipes } from '../recipes/recipes.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/**
 * Knowledge about a workspace stays true only if it makes one request at a time; so each law has its
 * own, as laws run at the same time.
 */
export const ONE_AT_A_TIME = 1;

const hasScheme = ({ scheme }: Operation) => scheme !== null;

const isOfOwner = ({ id, scheme, parameters }: Operation) =>
  scheme !== null &&
  recipes[id].isShared !== true &&
  parameters.some(({ place }) => place === 'path');

const hasBounds = ({ body, isForm }: Operation) => body?.additionalProperties === false && !isForm;

/** Operations that keep whatever comes refuse no parameter. */
const hasQuery = ({ parameters, responses }: Operation) =>
  responses.has(400) && parameters.some(({ place }) => place === 'query');

/** What opens an operation for an account. */
async function whoFor({ id, scheme }: Operation, workspace: Workspace, account: Account) {
  const session = requestedBy(account);
  if (scheme !== 'apiKey') return session;
  return workspace.keyOf(session, recipes[id].isOfTests ? 'test' : 'live');
}

/** The other scheme's credential, if available. */
async function otherThan(scheme: Operation['scheme'], workspace: Workspace): Promise<Who> {
  if (scheme === 'apiKey') return requestedBy(await workspace.company());
  const { clientKey, secret } = await workspace.keys.any(workspace.draw);
  return { basic: `${clientKey}:${secret}` };
}

async function nobodyIsServed(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  // Before the first request, since a workspace makes one at a time.
  const others = new Map<Operation['scheme'], Who>();
  for (const scheme of ['session', 'apiKey'] as const) {
    others.set(scheme, await unlessNeedy(otherThan(scheme, workspace)));
  }
  await withEach(bench.operations.filter(hasScheme), async (operation) => {
    const { id, scheme } = operation;
    const path = madeUpPath(operation);
    for (const [what, who] of [
      ['nobody', null],
      ['an invented token', { bearer: `mzs_${'0'.repeat(43)}` }],
      ['the other scheme', others.get(scheme) ?? null],
    ] as const) {
      const answer = await api.send(id, { who, path });
      alike(answer.status, 401, `${id} called with ${what}`, answer);
    }
  });
}

/** Null if it is not available yet. */
async function unlessNeedy(who: Promise<Who>): Promise<Who> {
  try {
    return await who;
  } catch (error) {
    if (error instanceof Needs) return null;
    throw error;
  }
}

async function strangersFindNothing(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  await withEach(
    bench.operations.filter(isOfOwner),
    async (operation) => {
      const { id } = operation;
      const { call, sketch = call } = recipes[id];
      const right = await sketch(workspace);
      const who = await whoFor(operation, workspace, await workspace.stranger());
      const answer = await api.send(id, { ...right, who });
      const { code } = (answer.body ?? {}) as { code?: string };
      alike([answer.status, code], [404, 'not_found'], `${id} of another account's`, answer);
    },
    ONE_AT_A_TIME,
  );
}

async function boundsAreKept(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  await withEach(
    bench.operations.filter(hasBounds),
    async ({ id, body }) => {
      const { call: make, sketch = make } = recipes[id];
      const right = await sketch(workspace);
      await withEach(everyBreak(body ?? {}, right.body), async ({ pointer, what, body: wrong }) => {
        const answer = await api.send(id, { ...right, body: wrong });
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
    },
    ONE_AT_A_TIME,
  );
}

async function queriesAreBounded(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  const wrong = bench.operations.filter(hasQuery).flatMap(({ id, scheme, parameters }) =>
    parameters
      .filter(({ place }) => place === 'query')
      .flatMap(({ name, schema }) => {
        const { type, maximum, minimum, maxLength } = schema;
        const values = [
          ...(maximum === undefined ? [] : [maximum + 1, 10 ** 9]),
          ...(minimum === undefined ? [] : [minimum - 1, -5]),
          ...(schema.enum ? ['not_in_the_contract', inOtherCase(String(schema.enum[0]))] : []),
          ...(maxLength === undefined || schema.enum ? [] : ['x'.repeat(maxLength + 1)]),
          ...(type === 'string' ? [] : ['x']),
          ...(schema.format === 'date' ? ['2026-02-30', 'today'] : []),
        ];
        return values.map((value) => ({ id, scheme, name, value: String(value) }));
      }),
  );
  const paths = new Map<OperationId, Call['path']>();
  for (const { id, parameters } of bench.operations.filter(hasQuery)) {
    const isBelow = parameters.some(({ place }) => place === 'path');
    // What the path names must exist, or that may be reported first.
    if (isBelow) paths.set(id, (await recipes[id].call(workspace)).path);
  }
  const session = requestedBy(await workspace.company());
  const isKeyed = wrong.some(({ scheme }) => scheme === 'apiKey');
  const apiKey = isKeyed ? await unlessNeedy(workspace.keyOf(session)) : null;
  const who = { session, apiKey };
  await withEach(wrong, async ({ id, scheme, name, value }) => {
    const path = paths.get(id);
    const answer = await api.send(id, {
      who: who[scheme ?? 'session'],
      query: { [name]: value },
      ...(path && { path }),
    });
    const what = `${id}?${name}=${value.slice(0, 40)}`;
    alike(answer.status, 400, what, answer);
  });
}

function inOtherCase(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text.toUpperCase() : lower;
}

export const everyOperationLaws: readonly Law[] = [
  {
    id: 'auth-matrix',
    title: 'Every operation requires its own authentication scheme',
    clause:
      '`security` of each operation; #/components/responses/Unauthorized; info: 401 comes first',
    isAbout: hasScheme,
    run: nobodyIsServed,
  },
  {
    id: 'tenancy-matrix',
    title: "No operation finds another account's objects",
    clause: '#/components/responses/NotFound: no such object in this account',
    isAbout: isOfOwner,
    run: strangersFindNothing,
  },
  {
    id: 'bounds',
    title: 'Every bound of every body is enforced',
    clause:
      '`requestBody` of each operation; #/components/responses/Invalid: each invalid field is named; info: the schema is checked before stored data',
    isAbout: hasBounds,
    run: boundsAreKept,
  },
  {
    id: 'query-bounds',
    title: 'Every bound of every query is enforced',
    clause:
      'query `parameters` of each operation; #/components/responses/BadRequest: a parameter out of bounds',
    isAbout: hasQuery,
    run: queriesAreBounded,
  },
];
