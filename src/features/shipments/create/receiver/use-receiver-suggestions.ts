import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { foldForSearch } from '../../../../../common/search-text.ts';
import type { SavedReceiver } from '../../../../api/generated/model/saved-receiver.ts';
import { useListSavedReceivers } from '../../../../api/generated/receivers/receivers.ts';
import { usePlaceNames } from '../../../../shared/places/use-place-names.ts';
import { saudiGroups } from '../../../../ui/text/saudi-groups.ts';
import { useSettled } from '../../../../ui/use-settled.ts';
import type { BookingValues } from '../booking-values.ts';

const settleMilliseconds = 200;
const atMost = 6;

/** Saved receivers that match what is typed into the name field. */
export function useReceiverSuggestions(control: Control<BookingValues>) {
  const { cityName } = usePlaceNames();
  const [isSought, setSought] = useState(false);
  const [typed, taken] = useWatch({ control, name: ['receiver.full_name', 'saved_receiver_id'] });
  const q = useSettled(typed.trim(), settleMilliseconds);
  const { data, isPlaceholderData } = useListSavedReceivers(
    { limit: atMost, ...(q !== '' && { q }) },
    {
      query: {
        enabled: isSought,
        placeholderData: (before) => before,
      },
    },
  );
  const sought = foldForSearch(typed);
  const isAnswered = q === typed.trim() && !isPlaceholderData;
  // While the answer is awaited, those of the previous results stay that match.
  const receivers = (data?.data ?? []).filter(
    (each) => !each.is_paused && (isAnswered || textOf(each).includes(sought)),
  );
  const isTaken = receivers.some(({ id, full_name }) => id === taken && full_name === typed);
  return {
    suggestions: isTaken
      ? []
      : receivers.map(({ id, full_name, phone, city }) => ({
          value: id,
          label: full_name,
          description: `\u2066${saudiGroups(phone) ?? phone}\u2069 · ${cityName(city)}`,
        })),
    /** Called when the field is first used. */
    seek: () => {
      setSought(true);
    },
    found: (id: string): SavedReceiver | undefined => receivers.find((each) => each.id === id),
  };
}

/** The text that is searched here. The server searches more. */
function textOf({ full_name, phone }: SavedReceiver): string {
  return foldForSearch(`${full_name} ${phone}`);
}
