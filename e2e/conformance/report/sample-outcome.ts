import { readArguments } from '../arguments.ts';
import type { Result } from '../findings.ts';
import { ACCOUNT } from '../no-account.ts';
import type { Outcome } from '../run.ts';
import { BUILT } from '../waiting.ts';
import type { About } from './about.ts';

const exchange = {
  curl: `# TOKEN: session 1 of a@shop.example (company)\ncurl -i -X POST 'https://x.example/api/website/parcel-presets' \\\n  -H "Authorization: $TOKEN" \\\n  --data-raw '{"name":"<b>علبة</b>"}'`,
  answer: `500 application/problem+json\n{"title":"${'حدث خطأ ما'.repeat(20)}"}`,
};
const left = { check: 'valid', ok: false, clause: '', skipped: 'not among the `operations`' };

/** One verdict of each kind, for the tests of reports. */
const results: Result[] = [
  {
    ...{ check: ACCOUNT, ok: false, clause: 'the config', waiting: 41 },
    ...{ detail: 'could not run: the account could not be made. newAccount failed', ...exchange },
  },
  {
    ...{ check: 'server-error', operation: 'createParcelPreset', ok: false, least: true, times: 3 },
    ...{
      clause: '#/paths: no request is answered with `5xx`',
      detail: 'answered 500',
      ...exchange,
    },
  },
  {
    ...{ check: 'list-order', ok: false, last: true, clause: 'listParcelPresets: by name' },
    ...{ detail: 'name of listParcelPresets: ["b","a"]', ...exchange },
  },
  { check: BUILT, operation: 'createQuote', ok: false, clause: '', waiting: 7 },
  ...(['getBalance', 'signOut'] as const).map((operation): Result => ({ ...left, operation })),
  ...Array.from({ length: 40 }, (_, at): Result => {
    const check = `law-${at}`;
    return { ...left, check, skipped: 'needs addBalance, which the config does not have' };
  }),
  { check: 'contract', operation: 'getProfile', ok: true, clause: 'the status' },
];

export const sampleOutcome: Outcome = {
  ...{ results, operations: [], total: 321 },
  unseen: [
    { name: 'RatingState', size: 5, missing: ['too_late'] },
    { name: 'TrackingStatus', size: 11, missing: ['returned', 'at_hub'] },
  ],
};

export const sampleAbout: About = {
  options: readArguments(['--seed', '7', '--base-url', 'https://x.example/api']),
  config: { name: 'a <server>' },
  baseUrl: 'https://x.example/api',
  seconds: 12,
  credentials: new Map(),
};
