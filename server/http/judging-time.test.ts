import { expect, it } from 'vitest';
import { resolved, type Schema, valueAt } from '../../common/contract/document.ts';
import { exampleCall } from '../../common/contract/example-call.ts';
import { isOwn, operationsOf } from '../../common/contract/operations.ts';
import { worstTexts } from '../../common/testing/worst-texts.ts';
import { BODY_LIMIT } from './body-parsers.ts';
import { bodyErrors } from './body-rules.ts';
import { readContract } from './contract.ts';
import { validatorsOf } from './validators.ts';

/** Milliseconds of processor time of this thread. */
const MOST = 20;
const TRIES = 12;
/** Of the worst texts, every fifth ends alike. */
const EVERY = process.env.TEST_COUNTS === 'full' ? 1 : 5;

const contract = readContract();
const operations = operationsOf(contract)
  .filter(isOwn)
  .filter(({ body, isForm }) => body !== null && !isForm);
const validators = validatorsOf(contract, operations);

/** As many units as a body holds beside an example. */
const filled = (unit: string) =>
  unit.repeat(Math.floor((BODY_LIMIT - 4_000) / Buffer.byteLength(unit)));
const numbered = (unit: string) => {
  let count = 1_000_000;
  return filled(unit).replaceAll('0000000', () => String((count += 1)));
};

/** Bodies with one text or list of a schema as bad as the limit of a body allows. */
function* worstBodies(schema: Schema, wrap: (value: unknown) => unknown): Generator<string> {
  const { type, properties = {}, items = {}, pattern } = resolved(contract, schema);
  const withRaw = (json: string) => JSON.stringify(wrap('HERE')).replace('"HERE"', () => json);
  if (type === 'string') {
    const texts = worstTexts(pattern as string | undefined, 1_000);
    for (const [at, text] of texts.entries()) {
      if (at % EVERY === 1 % EVERY) yield JSON.stringify(wrap(filled(text)));
    }
  } else if (type === 'array') {
    yield* [',1', ',{}'].map((item) => withRaw(`[${filled(item).slice(1)}]`));
    yield withRaw(`[${numbered(',"0000000"').slice(1)}]`);
    yield* worstBodies(items, (value) => wrap([value]));
  }
  for (const [name, each] of Object.entries(properties)) {
    yield* worstBodies(each, (value) => wrap({ [name]: value }));
  }
}

/** The fastest of some tries, as many as it takes to be fast enough: machines are noisy. */
function fastest(work: () => unknown): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > MOST; tries += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

it.each(operations)('any body of $id is read and judged within 20 ms', ({ id, sameAs, body }) => {
  const example = exampleCall(contract, id).body;
  const judge = (text: string) => {
    const value: unknown = JSON.parse(text);
    return bodyErrors(sameAs, value, validators[id].body(value));
  };
  expect(judge(JSON.stringify(example))).toEqual([]);
  const unknown = `{${numbered(',"0000000":1').slice(1)}}`;
  const schema = valueAt(contract, body ?? '') as Schema;
  const wrap = (value: unknown) => ({ ...example, ...(value as object) });
  for (const text of [unknown, ...worstBodies(schema, wrap)]) {
    const took = fastest(() => judge(text));
    expect(took, `${text.slice(0, 200)}…${text.slice(-20)}`).toBeLessThanOrEqual(MOST);
  }
});
