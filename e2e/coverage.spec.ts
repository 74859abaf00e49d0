import { expect, test } from '@playwright/test';
import { createJudge } from './judge/judge.ts';
import { seenOperations } from './judge/seen-operations.ts';

test('every operation of the contract was seen on the backend', async () => {
  const { operationIds } = await createJudge();
  const seen = seenOperations('backend');
  expect(operationIds.filter((each) => !seen.has(each))).toEqual([]);
});
