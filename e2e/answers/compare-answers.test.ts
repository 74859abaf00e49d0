import { expect, test } from 'vitest';
import { compareAnswers } from './compare-answers.ts';

const documented = ['getParcel 200', 'getParcel 404', 'getParcel 503'];

test('an answer neither seen nor explained is missing', () => {
  const seen = new Set(['getParcel 200', 'getParcel 500']);
  const reasons = [{ reason: 'Too dear.', answers: ['getParcel 503'] }];
  expect(compareAnswers(documented, seen, reasons)).toEqual({
    missing: ['getParcel 404'],
    needless: [],
  });
});

test('a reason for an answer that was seen or is not documented is needless', () => {
  const reasons = [{ reason: 'Too dear.', answers: ['getParcel 503', 'getParcel 410'] }];
  expect(compareAnswers(documented, new Set(documented), reasons)).toEqual({
    missing: [],
    needless: ['getParcel 503', 'getParcel 410'],
  });
});
