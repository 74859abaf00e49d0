import { expect, test } from 'vitest';
import { readContract } from '../../server/http/contract.ts';
import { createJudge, RULES } from './judge.ts';
import { changed, type NamedExample, namedExamples, placeOf } from './named-examples.ts';
import { partsOf } from '../agreement/parts.ts';
import { PLANTED } from './planted.ts';
import { SEVERAL_STATUSES } from './problems.ts';
import { BRANDS } from './texts.ts';
import { BOUNDS, IN_ORDER } from '../agreement/times.ts';

const contract = readContract();
const examples = namedExamples(contract);
const faultsOf = createJudge(contract);

function rulesBrokenBy(example: NamedExample): Set<string> {
  return new Set(faultsOf([example]).map(({ rule }) => rule));
}

test.each(PLANTED)('"$rule" finds a fault in $place: $change', ({ rule, place, change }) => {
  const example = examples.find((each) => placeOf(each) === place);
  if (!example) throw new Error(`There is no example ${place}`);
  expect(rulesBrokenBy(changed(example, change))).toContain(rule);
});

test.each([
  ...IN_ORDER.map(([first, second]) => ({
    first,
    second,
    pattern: /^\d{4}-\d\d-\d\d/,
    rule: `${first} is not after ${second}`,
  })),
  ...BOUNDS.map(([first, second]) => ({
    first,
    second,
    pattern: /^\d+$/,
    rule: `${first} is not greater than ${second}`,
  })),
])('"$rule" finds a fault wherever both stand', ({ first, second, pattern, rule }) => {
  const places = examples.flatMap((example) =>
    partsOf(contract, example).flatMap(({ value, pointer }) => {
      const { [first]: earlier, [second]: later } = (value ?? {}) as Record<string, unknown>;
      return earlier === undefined || later === undefined ? [] : [{ example, pointer, earlier }];
    }),
  );
  const [{ example, pointer, earlier } = {}] = places.filter(({ earlier: at }) =>
    pattern.test(`${at as string | number}`),
  );
  if (!example) throw new Error(`No example has ${first} and ${second}`);
  const before = typeof earlier === 'number' ? earlier - 1 : '2000-01-01T00:00:00Z';
  expect(rulesBrokenBy(changed(example, { [`${pointer}/${second}`]: before }))).toContain(rule);
});

test('every rule has a planted fault', () => {
  const judged = new Set(PLANTED.map(({ rule }) => rule));
  const rules = RULES.map(({ says }) => says).filter(
    (says) => !/ is not (after|greater) /.test(says),
  );
  expect([...judged].toSorted()).toEqual(rules.toSorted());
});

test('every exception is needed', () => {
  const statuses = Map.groupBy(
    examples.filter(({ status }) => status !== undefined && status >= 400),
    ({ value }) => (value as { code: string }).code,
  );
  for (const code of Object.keys(SEVERAL_STATUSES)) {
    const several = new Set((statuses.get(code) ?? []).map(({ status }) => status));
    expect([code, several.size]).not.toEqual([code, 1]);
  }
  const shown = JSON.stringify(examples.map(({ value }) => value));
  for (const brand of BRANDS) expect(shown).toContain(`"ar":"${brand}"`);
});
