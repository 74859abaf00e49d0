import { describe, expect, test } from 'vitest';
import type { ContractDocument } from '../../common/contract/document.ts';
import { judgeChanges } from './judge-changes.ts';
import { sampleContract, schemaIn } from './sample-contract.ts';
import { isAtLeast, lowestVersion, readVersion } from './versions.ts';

interface Case {
  from?: string;
  to?: string;
  lines?: string;
  /** Schema of the property that is removed or added. */
  before?: object;
  after?: object;
  today?: string;
}

/** `Parcel.colour` in the last release and now; absent if it does not exist. */
function refusalsOf({ from = '0.1.0', to = from, lines = '', before, after, today }: Case) {
  const contract = (version: string, colour?: object): ContractDocument => {
    const made = structuredClone(sampleContract);
    made.info.version = version;
    const { properties = {} } = schemaIn(made, 'Parcel');
    if (colour) properties.colour = { type: 'string', ...colour };
    return made;
  };
  return judgeChanges({
    released: contract(from, before),
    current: contract(to, after),
    changelog: `# Changes\n\n## ${to} (2026-12-01)\n\n${lines}\n\n## 0.0.1\n\n- Old: \`Parcel.colour\`.\n`,
    today: today ?? '2026-11-22',
  }).refusals;
}

test('an unchanged contract needs nothing', () => {
  expect(refusalsOf({})).toEqual([]);
});

test('changed wording needs no version', () => {
  expect(refusalsOf({ before: {}, after: { description: 'Its colour.' } })).toEqual([]);
});

describe('a breaking change', () => {
  test('needs a version and must be named', () => {
    expect(refusalsOf({ before: {} })).toEqual([
      'breaking changes since 0.1.0 need version 0.2.0 or higher in openapi/openapi.yaml, which has 0.1.0.',
      'openapi/CHANGELOG.md has no line under "## 0.1.0".',
    ]);
  });

  test('needs more than a patch', () => {
    const lines = '- `Parcel.colour` is gone.';
    expect(refusalsOf({ to: '0.1.1', lines, before: {} })).toEqual([
      'breaking changes since 0.1.0 need version 0.2.0 or higher in openapi/openapi.yaml, which has 0.1.1.',
    ]);
  });

  test('needs a line about itself', () => {
    expect(refusalsOf({ to: '0.2.0', lines: '- Something.', before: {} })).toEqual([
      'openapi/CHANGELOG.md does not name `Parcel.colour` under "## 0.2.0".',
    ]);
  });

  test('passes with a version and a line', () => {
    const lines = '- `Parcel.colour` is gone: nobody painted parcels.';
    expect(refusalsOf({ to: '0.2.0', lines, before: {} })).toEqual([]);
  });
});

test('an addition needs a patch and any line', () => {
  expect(refusalsOf({ after: {} })).toHaveLength(2);
  expect(refusalsOf({ to: '0.1.1', lines: '- Colours.', after: {} })).toEqual([]);
});

describe('from 1.0.0 on', () => {
  const gone = { from: '1.4.2', to: '2.0.0', lines: '- No `Parcel.colour`.' };

  test('nothing is removed that was not deprecated', () => {
    expect(refusalsOf({ ...gone, before: {} })).toEqual([
      'Parcel.colour was removed without having been deprecated.',
    ]);
  });

  test.each([
    ['2027-05-21', ['Parcel.colour was removed before its sunset of 2027-05-22.']],
    ['2027-05-22', []],
  ])('nothing is removed before its sunset (%s)', (today, refusals) => {
    const before = { deprecated: true, 'x-sunset': '2027-05-22' };
    expect(refusalsOf({ ...gone, before, today })).toEqual(refusals);
  });
});

test.each([
  ['0.1.0', 'breaking', '0.2.0'],
  ['0.1.0', 'additive', '0.1.1'],
  ['1.2.3', 'breaking', '2.0.0'],
  ['1.2.3', 'additive', '1.3.0'],
  ['1.2.3', 'documentation', '1.2.3'],
] as const)('after %s, a change that is %s needs %s', (released, severity, lowest) => {
  expect(lowestVersion(readVersion(released), severity).join('.')).toBe(lowest);
});

test.each([
  ['0.2.0', '0.1.9', true],
  ['0.1.9', '0.2.0', false],
  ['1.0.0', '1.0.0', true],
  ['0.10.0', '0.9.0', true],
])('%s is at least %s: %s', (version, lowest, verdict) => {
  expect(isAtLeast(readVersion(version), readVersion(lowest))).toBe(verdict);
});
