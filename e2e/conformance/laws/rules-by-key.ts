import { isOwn } from '../../../common/contract/operations.ts';
import { requestedBy, type Who } from '../account.ts';
import type { Answer } from '../answer.ts';
import { choicesOf, hasPlaceFor, pointerTo } from '../body-choices.ts';
import { newKey } from '../bookings.ts';
import { withValue } from '../breaks.ts';
import type { Call } from '../call.ts';
import { operationOf, type Operation, type Schema } from '../contract.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/** Operations that are tried at the same time. */
const AT_ONCE = 3;

const isJudged = (operation: Operation) =>
  !isOwn(operation) && operation.body?.properties !== undefined && !operation.isForm;

/** Paths of all members that a body may have, down to members of objects in objects. */
function membersOf({ properties = {} }: Schema, above: readonly string[] = []): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = [...above, name];
    return [path, ...(schema.type === 'object' ? membersOf(schema, path) : [])];
  });
}

/** The body without each of its members, and with each value of those that have a set of them. */
function variantsOf(schema: Schema, body: unknown): [what: string, body: unknown][] {
  const without = membersOf(schema).map((path) => ({ path, value: undefined }));
  return [...without, ...choicesOf(schema)]
    .filter(({ path }) => hasPlaceFor(body, path))
    .map(({ path, value }) => [
      `${pointerTo(path)} ${value ?? 'left out'}`,
      withValue(body, [...path], value),
    ]);
}

/** What the server finds wrong with the body alone. */
function errorsOf({ status, body }: Answer): string[] {
  if (status !== 422) return [];
  const { errors = [] } = body as { errors?: { pointer: string; code: string }[] };
  return errors.map(({ pointer, code }) => `${pointer} ${code}`).toSorted();
}

async function rulesAreTheSame(bench: Bench): Promise<void> {
  const { api } = bench;
  await withEach(
    bench.operations.filter(isJudged),
    async ({ id, sameAs }) => {
      const workspace = openWorkspace(bench);
      const session = requestedBy(await workspace.company());
      const key = await workspace.keyOf(session);
      const { body: schema } = operationOf(sameAs);
      const { call: make, sketch = make } = recipes[sameAs];
      const right = await sketch(workspace);
      const as = (who: Who, body: unknown): Call => ({
        ...right,
        ...{ who, body, header: { ...right.header, ...newKey() } },
      });
      for (const [what, body] of variantsOf(schema ?? {}, right.body)) {
        const [one, other] = [
          await api.send(sameAs, as(session, body)),
          await api.send(id, as(key, body)),
        ];
        alike(errorsOf(other), errorsOf(one), `${id} beside ${sameAs}, with ${what}`, other);
      }
    },
    AT_ONCE,
  );
}

export const rulesByKeyLaws: readonly Law[] = [
  {
    id: 'rules-by-key',
    title: 'What is wrong with a body is the same for keys',
    clause: '`x-same-as`: the operation does what its namesake does for a session',
    isAbout: isJudged,
    run: rulesAreTheSame,
  },
];
