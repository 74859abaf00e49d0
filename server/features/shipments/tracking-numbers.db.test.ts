import { expect, it } from 'vitest';
import { isTrackingNumber, makeTrackingNumber } from '../../../common/tracking-number.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { claimTrackingNumber } from './tracking-numbers.ts';

onDatabases('postgres', (database) => {
  const claim = (accountId: string, draw?: () => string) =>
    database()
      .kysely.transaction()
      .execute((tx) => claimTrackingNumber(tx, accountId, draw));

  it('draws numbers with a valid check digit, and none that any account has', async () => {
    expect(isTrackingNumber(await claim('acc_1'))).toBe(true);
    await claim('acc_1', () => '1111111111');
    await claim('acc_2', () => '2222222222');
    const digits = ['1111111111', '2222222222', '3333333333'];
    const claimed = await claim('acc_1', () => digits.shift() ?? '');
    expect(claimed).toBe(makeTrackingNumber('3333333333'));
    // Several taken numbers in a row are no chance.
    await expect(claim('acc_1', () => '1111111111')).rejects.toThrow(/taken/);
  });
});
