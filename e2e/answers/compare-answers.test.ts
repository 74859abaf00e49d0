import { expect, test } from 'vitest';
import { compareAnswers } from './compare-answers.ts';

const documented = ['getParcel 200', 'getParcel 404', 'getParcel 503'];
const reasons = [{ reason: 'Too dear.', answers: ['getParcel 503', 'getParcel 410'] }];

test('an answer neither seen nor explained is missing', () => {
  const seen = new Set(['getParcel 200', 'getParcel 500']);
  const { missing, needless } = compareAnswers(documented, seen, reasons);
  expect(missing).toEqual(['getParcel 404']);
  // The contract does not have it.
  expect(needless).toEqual(['getParcel 410']);
});

test('a reason for an answer that was seen is needless', () => {
  const { missing, needless } = compareAnswers(documented, new Set(documented), reasons);
  expect(missing).toEqual([]);
  expect(needless).toEqual(['getParcel 503', 'getParcel 410']);
});
