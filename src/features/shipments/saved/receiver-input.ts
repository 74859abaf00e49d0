import type { KnownPlaces } from '../../../../common/place-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { SavedReceiverInput } from '../../../api/generated/model/saved-receiver-input.ts';
import { receiverOf, type ReceiverForm } from '../create/receiver/receiver-values.ts';

/**
 * The receiver as it is saved: without the message, which belongs to one parcel. Not validated yet.
 */
export function receiverInputOf(form: ReceiverForm, places: KnownPlaces) {
  const { message, ...receiver } = receiverOf(form, places);
  return dropBlanks(receiver) as Partial<SavedReceiverInput>;
}
