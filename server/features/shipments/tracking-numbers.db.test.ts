import { expect, it } from 'vitest';
import { isTrackingNumber, makeTrackingNumber } from '../../../common/tracking-number.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { claimTrackingNumber } from './tracking-numbers.ts';

onDatabases('postgres', (database) => {
  const claim = (accountId: string, ...digits: string[]) =>
    database()
      .kysely.transaction()
      .execute((tx) =>
        claimTrackingNumber(
          tx,
          accountId,
          digits.length === 0 ? undefined : () => digits.shift() ?? '0000000000',
        ),
      );

  it('skips numbers that any account has', async () => {
    await claim('acc_1', '1111111111');
    await claim('acc_2', '2222222222');
    expect(await claim('acc_1', '1111111111', '2222222222', '3333333333')).toBe(
      makeTrackingNumber('3333333333'),
    );
  });

  it('gives up after several taken numbers', async () => {
    await claim('acc_1', '0000000000');
    await expect(claim('acc_1', '0000000000')).rejects.toThrow(/taken/);
  });

  it('draws numbers with a valid check digit', async () => {
    expect(isTrackingNumber(await claim('acc_1'))).toBe(true);
  });
});
