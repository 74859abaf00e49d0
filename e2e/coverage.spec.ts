import { expect, test } from '@playwright/test';
import { isOwn } from '../common/contract/operations.ts';
import { allOperations } from './conformance/contract.ts';
import { seenOperations } from './judge/seen-operations.ts';

test('every operation of the contract was seen on the backend', { tag: '@full' }, async () => {
  const seen = seenOperations('backend');
  // What keys open has the same handlers; server/features/api-keys/by-key.db.test.ts calls it.
  const own = allOperations.filter(isOwn).map(({ id }) => id);
  expect(own.filter((each) => !seen.has(each))).toEqual([]);
});
