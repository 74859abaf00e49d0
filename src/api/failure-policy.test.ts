import { expect, it } from 'vitest';
import { ApiError, OfflineError, type Problem } from './errors.ts';
import { treatFailure } from './failure-policy.ts';

function failed(status: number, problem: Problem = {}) {
  return new ApiError({ status, requestId: null, retryAfter: null }, problem);
}

type Row = [status: number, problem: Problem, treatment: string];
const nowhere = { pointer: '', code: 'type' };
const somewhere = { pointer: '/weight', code: 'number' };

it.each<Row>([
  ...[401, 403, 404, 405, 500, 503].map<Row>((status) => [status, {}, 'screen']),
  ...[400, 402, 409, 413, 418, 501, 502].map<Row>((status) => [status, {}, 'toast']),
  [429, {}, 'wait'],
  // A day is long to wait; the message says what else can be done.
  [429, { code: 'too_many_texts' }, 'toast'],
  [422, { errors: [somewhere] }, 'inline'],
  // Without an error, or with one outside of fields.
  [422, {}, 'toast'],
  [422, { errors: [] }, 'toast'],
  [422, { errors: [somewhere, nowhere] }, 'toast'],
])('a %d with %j is left to: %s', (status, problem, treatment) => {
  expect(treatFailure(failed(status, problem), undefined)).toBe(treatment);
});

it('leaves the codes that a screen handles to the screen', () => {
  const meta = { handledCodes: ['insufficient_balance'] };
  expect(treatFailure(failed(409, { code: 'insufficient_balance' }), meta)).toBe('inline');
  expect(treatFailure(failed(409, { code: 'quote_used' }), meta)).toBe('toast');
});

it('shows a toast if there was no answer', () => {
  expect(treatFailure(new OfflineError(), undefined)).toBe('toast');
});
