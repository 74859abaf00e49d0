import { expect, test } from 'vitest';
import type { ContractDocument } from '../../common/contract/document.ts';
import { judgeChanges } from './judge-changes.ts';
import { sampleContract, schemaIn } from './sample-contract.ts';

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

const gone = { from: '1.4.2', to: '2.0.0', lines: '- No `Parcel.colour`.' };
const deprecated = { deprecated: true, 'x-sunset': '2027-05-22' };

test.each<[string, Case, ...refusals: string[]]>([
  ['an unchanged contract needs nothing', {}],
  ['wording needs no version', { before: {}, after: { description: 'Its colour.' } }],
  [
    'a breaking change needs a version and must be named',
    { before: {} },
    'breaking changes since 0.1.0 need version 0.2.0 or higher in openapi/openapi.yaml, which has 0.1.0.',
    'openapi/CHANGELOG.md has no line under "## 0.1.0".',
  ],
  [
    'a breaking change needs more than a patch',
    { to: '0.1.1', lines: '- `Parcel.colour` is gone.', before: {} },
    'breaking changes since 0.1.0 need version 0.2.0 or higher in openapi/openapi.yaml, which has 0.1.1.',
  ],
  [
    'a breaking change needs a line about itself',
    { to: '0.2.0', lines: '- Something.', before: {} },
    'openapi/CHANGELOG.md does not name `Parcel.colour` under "## 0.2.0".',
  ],
  [
    'a breaking change passes with a version and a line',
    { to: '0.2.0', lines: '- `Parcel.colour` is gone: nobody painted parcels.', before: {} },
  ],
  [
    'an addition needs a patch and a line',
    { after: {} },
    'additive changes since 0.1.0 need version 0.1.1 or higher in openapi/openapi.yaml, which has 0.1.0.',
    'openapi/CHANGELOG.md has no line under "## 0.1.0".',
  ],
  ['any line will do for an addition', { to: '0.1.1', lines: '- Colours.', after: {} }],
  [
    'from 1.0.0 on an addition needs more than a patch',
    { from: '1.2.3', to: '1.2.4', lines: '- Colours.', after: {} },
    'additive changes since 1.2.3 need version 1.3.0 or higher in openapi/openapi.yaml, which has 1.2.4.',
  ],
  ['versions are compared as numbers', { from: '0.9.9', to: '0.10.0', lines: '- x', after: {} }],
  [
    'from 1.0.0 on nothing is removed that was not deprecated',
    { ...gone, before: {} },
    'Parcel.colour was removed without having been deprecated.',
  ],
  [
    'nothing is removed the day before its sunset',
    { ...gone, before: deprecated, today: '2027-05-21' },
    'Parcel.colour was removed before its sunset of 2027-05-22.',
  ],
  [
    'from 1.0.0 on a breaking change needs a whole version',
    { ...gone, to: '1.9.0', before: deprecated, today: '2027-05-22' },
    'breaking changes since 1.4.2 need version 2.0.0 or higher in openapi/openapi.yaml, which has 1.9.0.',
  ],
  ['from its sunset on it may go', { ...gone, before: deprecated, today: '2027-05-22' }],
])('%s', (_rule, change, ...refusals) => {
  expect(refusalsOf(change)).toEqual(refusals);
});
