import type { Receiver } from '../../../../api/generated/model/receiver.ts';
import type { SavedReceiver } from '../../../../api/generated/model/saved-receiver.ts';
import type { Shipment } from '../../../../api/generated/model/shipment.ts';

/** Someone whom the account has saved, or sent something before. */
export interface KnownReceiver {
  /** Of the saved receiver or the shipment. */
  id: string;
  /** Empty for one who is not saved. */
  savedId: string;
  receiver: Pick<Receiver, 'full_name' | 'phone' | 'city'> & Partial<Receiver>;
}

/**
 * Saved receivers that the plan lets use, and then those of shipments, newest first. One phone
 * number is one receiver.
 */
export function knownReceivers(
  saved: readonly SavedReceiver[] = [],
  shipments: readonly Shipment[] = [],
): KnownReceiver[] {
  const known = [
    ...saved
      .filter((each) => !each.is_paused)
      .map(({ id, ...receiver }) => ({ id, savedId: id, receiver })),
    // The message was for one parcel.
    ...shipments.map(({ id, receiver: { message, ...receiver } }) => ({
      ...{ id, savedId: '', receiver },
    })),
  ];
  const taken = new Set(saved.filter((each) => each.is_paused).map(({ phone }) => phone));
  return known.filter(({ receiver: { phone } }) => {
    if (taken.has(phone)) return false;
    taken.add(phone);
    return true;
  });
}
