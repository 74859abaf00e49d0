import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { foldForSearch } from '../../../../../common/search-text.ts';
import { useListSavedReceivers } from '../../../../api/generated/receivers/receivers.ts';
import { useListShipments } from '../../../../api/generated/shipments/shipments.ts';
import { usePlaceNames } from '../../../../shared/places/use-place-names.ts';
import { saudiGroups } from '../../../../ui/text/saudi-groups.ts';
import { useSettled } from '../../../../ui/use-settled.ts';
import type { BookingValues } from '../booking-values.ts';
import { knownReceivers, type KnownReceiver } from './known-receivers.ts';

const settleMilliseconds = 200;
const atMost = 6;

/** Saved receivers, and those of earlier shipments, that match what is typed into the name field. */
export function useReceiverSuggestions(control: Control<BookingValues>) {
  const { cityName } = usePlaceNames();
  const [isSought, setSought] = useState(false);
  const [name, savedId] = useWatch({ control, name: ['receiver.full_name', 'saved_receiver_id'] });
  const phone = useWatch({ control, name: 'receiver.phone' });
  const q = useSettled(name.trim(), settleMilliseconds);
  const asked = { limit: atMost, ...(q !== '' && { q }) };
  const query = { enabled: isSought, placeholderData: <Before>(before: Before) => before };
  const saved = useListSavedReceivers(asked, { query });
  const shipments = useListShipments(asked, { query });
  const sought = foldForSearch(name);
  const isAnswered = q === name.trim() && !saved.isPlaceholderData;
  const known = knownReceivers(saved.data?.data, shipments.data?.data)
    // The list of shipments is searched by more than the receiver. While an answer is awaited, those
    // of the one before stay that match.
    .filter((each) => (isAnswered && each.savedId !== '') || textOf(each).includes(sought))
    .slice(0, atMost);
  const isTaken = known.some(
    ({ receiver, ...each }) =>
      each.savedId === savedId && receiver.full_name === name && receiver.phone === phone,
  );
  return {
    suggestions: isTaken
      ? []
      : known.map(({ id, receiver }) => ({
          value: id,
          label: receiver.full_name,
          description: `\u2066${saudiGroups(receiver.phone) ?? receiver.phone}\u2069 · ${cityName(receiver.city)}`,
        })),
    /** Called when the field is first used. */
    seek: () => {
      setSought(true);
    },
    found: (id: string): KnownReceiver | undefined => known.find((each) => each.id === id),
  };
}

/** The text that is searched here. The server searches more of the saved ones. */
function textOf({ receiver }: KnownReceiver): string {
  return foldForSearch(`${receiver.full_name} ${receiver.phone}`);
}
