import { randomInt } from 'node:crypto';
import { makeTrackingNumber } from '../../../common/tracking-number.ts';
import type { Tx } from '../../db/database.ts';

/** Ten digits give ten billion numbers: two collisions in a row mean that something is wrong. */
const TRIES = 5;

/** @returns ten random digits. */
function randomDigits(): string {
  return String(randomInt(10 ** 10)).padStart(10, '0');
}

/**
 * A new tracking number, reserved for this account. It skips numbers taken by any account, without
 * failing the transaction.
 *
 * @throws Error if several numbers in a row are taken.
 */
export async function claimTrackingNumber(
  tx: Tx,
  accountId: string,
  tenDigits: () => string = randomDigits,
): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const trackingNumber = makeTrackingNumber(tenDigits());
    const claimed = await tx
      .insertInto('tracking_numbers')
      .values({ tracking_number: trackingNumber, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('tracking_number')
      .executeTakeFirst();
    if (claimed) return trackingNumber;
  }
  throw new Error(`${TRIES} tracking numbers in a row are taken`);
}
