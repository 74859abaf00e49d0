import { describe, expect, it } from 'vitest';
import { ApiError, OfflineError, type Problem } from './errors.ts';
import { treatFailure } from './failure-policy.ts';

function failed(status: number, problem: Problem = {}) {
  return new ApiError({ status, requestId: null, retryAfter: null }, problem);
}

describe('treatFailure', () => {
  it.each([401, 403, 404, 405, 500, 503])('leaves a %d to the screen', (status) => {
    expect(treatFailure(failed(status), undefined)).toBe('screen');
  });

  it.each([400, 402, 409, 413, 418, 501, 502])('shows a toast for a %d', (status) => {
    expect(treatFailure(failed(status), undefined)).toBe('toast');
  });

  it('says how long to wait after a 429', () => {
    expect(treatFailure(failed(429), undefined)).toBe('wait');
  });

  it('shows a 422 at its fields', () => {
    const errors = [{ pointer: '/receiver/city', code: 'required' }];
    expect(treatFailure(failed(422, { errors }), undefined)).toBe('inline');
  });

  it('shows a toast for a 422 with errors outside of fields', () => {
    const nowhere = { pointer: '', code: 'type' };
    const somewhere = { pointer: '/weight', code: 'number' };
    expect(treatFailure(failed(422), undefined)).toBe('toast');
    expect(treatFailure(failed(422, { errors: [] }), undefined)).toBe('toast');
    expect(treatFailure(failed(422, { errors: [somewhere, nowhere] }), undefined)).toBe('toast');
  });

  it('leaves the codes that a screen handles to the screen', () => {
    const meta = { handledCodes: ['insufficient_balance'] };
    expect(treatFailure(failed(409, { code: 'insufficient_balance' }), meta)).toBe('inline');
    expect(treatFailure(failed(409, { code: 'quote_used' }), meta)).toBe('toast');
  });

  it('shows a toast if there was no answer', () => {
    expect(treatFailure(new OfflineError(), undefined)).toBe('toast');
  });
});
