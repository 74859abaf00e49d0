import { expect, it } from 'vitest';
import { htmlOf } from './html.ts';
import { markdownOf } from './markdown.ts';
import { sampleAbout, sampleOutcome } from './sample-outcome.ts';

const page = htmlOf(sampleOutcome, sampleAbout).markup;
const markdown = markdownOf(sampleOutcome, sampleAbout);
/** As a reader sees it. */
const text = page
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  .replaceAll(/\s+/g, ' ');

it('loads and runs nothing, and shows markup of answers as text', () => {
  expect(page).not.toMatch(/<script|<link|<img|\b(?:src|href)=|url\(|@import/);
  expect(page).not.toContain('<b>علبة');
  expect(page).toContain('<h1>Conformance of a &#60;server&#62;</h1>');
});

it.each([
  ['the law in words', 'Saved receivers and presets are sorted by name'],
  ['its id and operation', 'server-error createParcelPreset'],
  ['the contract', 'The contract: #/paths: no request is answered with 5xx'],
  ['the request', `--data-raw '{"name":"<b>علبة</b>"}'`],
  ['the answer', '500 application/problem+json'],
  ['how small the request is', 'Seen 3 times. No smaller request was found'],
  ['a request before the failure', 'Last request before it'],
  [
    'an account that could not be made',
    'Could not run A test account could not run: the account could not be made',
  ],
  ['what waits for the account', '41 checks wait for it, neither passed nor failed.'],
  ['what is not built', 'createQuote (7 checks wait for it)'],
  ['what was not judged, and why', 'Not among the operations getBalance signOut'],
  ['many that were not judged', '40 checks and operations law-0 law-1'],
  ['values that were not seen', 'TrackingStatus: returned at_hub 2 of 11'],
  ['values beyond the reach of the kit', 'Weeks or months must pass: RatingState: too_late 1 of 5'],
  ['how to run it again', '--base-url https://x.example/api --seed 7'],
])('tells %s', (_what, told) => {
  expect(text).toContain(told);
});

it('says the same in Markdown, with lists cut short', () => {
  expect(markdown).toContain('1 check passed, 2 failed, 1 operation not built');
  expect(markdown).toContain('could not be made. newAccount failed (41 checks wait for it)');
  expect(markdown).toContain('- TrackingStatus: returned, at_hub (2 of 11)');
  expect(markdown).toContain('Weeks or months must pass:\n\n- RatingState: too_late (1 of 5)');
  expect(markdown).toMatch(/law-11 and 28 more: needs addBalance/);
});
