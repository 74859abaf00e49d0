import type { TrackingEvent } from '../../api/generated/model/tracking-event.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceNames } from '../places/use-place-names.ts';
import { useCourierWords } from './courier-words.tsx';
import type { HistoryEvent } from './history-event.ts';

/** Turns the scans of a parcel into the reader's language. */
export function useHistoryEvents(): (events: readonly TrackingEvent[]) => HistoryEvent[] {
  const { nameOf } = useEnumNames();
  const { cityName } = usePlaceNames();
  const wordsOf = useCourierWords();
  return (events) =>
    events.map(({ city, failure_reason, courier_text, ...event }) => ({
      ...event,
      place: city && cityName(city),
      reason: failure_reason && nameOf('failure_reason', failure_reason),
      words:
        courier_text === undefined
          ? undefined
          : wordsOf(courier_text, nameOf('tracking_status', event.tracking_status)),
    }));
}
