import { isOwn } from '../../../common/contract/operations.ts';
import { choicesOf, hasPlaceFor, memberAt, pointerTo, type Choice } from '../body-choices.ts';
import { withValue } from '../breaks.ts';
import type { Call } from '../call.ts';
import type { Operation, OperationId } from '../contract.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { ONE_AT_A_TIME } from './every-operation.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/** Values that are tried in one workspace, before it has as many things as a plan allows. */
const IN_ONE = 20;
/** Operations that are tried at the same time. */
const AT_ONCE = 3;

/** What keys may choose is the same. */
const isJudged = (operation: Operation) =>
  isOwn(operation) && !operation.isForm && choicesOf(operation.body ?? {}).length > 0;

async function eachValueIsTaken(bench: Bench): Promise<void> {
  await withEach(
    bench.operations.filter(isJudged),
    async ({ id, body }) => {
      const choices = choicesOf(body ?? {});
      for (let at = 0; at < choices.length; at += IN_ONE) {
        const workspace = openWorkspace(bench);
        await withEach(
          choices.slice(at, at + IN_ONE),
          async (choice) => {
            const call = await recipes[id].call(workspace);
            if (hasPlaceFor(call.body, choice.path)) await isTaken(bench, id, call, choice);
          },
          ONE_AT_A_TIME,
        );
      }
    },
    AT_ONCE,
  );
}

/** Others of a body's fields may forbid a value, which is then known all the same. */
async function isTaken(
  { api }: Bench,
  id: OperationId,
  call: Call,
  { path, value }: Choice,
): Promise<void> {
  const pointer = pointerTo(path);
  const what = `${id} with ${pointer} ${value}`;
  const answer = await api.send(id, { ...call, body: withValue(call.body, [...path], value) });
  expect(answer.status < 500 && answer.status !== 400, `${what}: ${answer.status}`, answer);
  if (answer.status < 400) {
    const echo = memberAt(answer.body, path);
    if (typeof echo === typeof value) alike(echo, value, `the answer to ${what}`, answer);
    return;
  }
  const { errors = [] } = answer.body as { errors?: { pointer: string; code: string }[] };
  const isUnknown = errors.some(
    (each) => each.pointer === pointer && each.code === 'invalid_value',
  );
  expect(!isUnknown, `${what} is refused as unknown`, answer);
}

export const bodyValueLaws: readonly Law[] = [
  {
    id: 'body-values',
    title: 'Every documented value of every field of a body is taken, and answered',
    clause: '`enum` of the fields of each `requestBody`',
    isAbout: isJudged,
    run: eachValueIsTaken,
  },
];
