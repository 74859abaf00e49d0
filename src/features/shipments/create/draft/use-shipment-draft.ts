import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getListShipmentDraftsQueryKey } from '../../../../api/generated/drafts/drafts.ts';
import type { ShipmentCreate } from '../../../../api/generated/model/shipment-create.ts';
import type { BookingValues } from '../booking-values.ts';
import type { BookingTab } from '../booking-tab.ts';
import { createDraftSaver, stateOf } from './draft-saver.ts';
import type { BookingStart } from '../use-booking-start.ts';

/** Milliseconds between tries while saving fails. */
const pause = 15_000;

/**
 * Saves the form on the server as it is typed, and when the tab or page is left, so that any device
 * can continue with it.
 *
 * @param onNewer called if another device has changed the draft and opening it loses nothing here.
 */
export function useShipmentDraft(
  form: UseFormReturn<BookingValues, unknown, ShipmentCreate>,
  tab: BookingTab,
  start: BookingStart,
  onNewer: (id: string) => void,
) {
  const client = useQueryClient();
  const [state, setState] = useState(() => stateOf(start.base));
  const begin = (from: Pick<BookingStart, 'values' | 'base' | 'isFromTab'>) =>
    createDraftSaver({
      initial: from.values,
      base: from.base,
      isFromTab: from.isFromTab,
      onState: setState,
      onKept: (kept) => {
        tab.base.keep(kept);
        void client.invalidateQueries({ queryKey: getListShipmentDraftsQueryKey() });
      },
    });
  const [saver, setSaver] = useState(() => begin(start));

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          // Values that the form fills in by itself are not saved before the person has typed
          // anything.
          if (isDirty) saver.change(values);
        },
      }),
    [form, saver],
  );

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void saver.flush();
    };
  }, [saver]);

  const isFailing = state.save === 'failed' && state.trouble === null;
  useEffect(() => {
    if (!isFailing) return;
    const timer = setInterval(() => void saver.flush(), pause);
    return () => {
      clearInterval(timer);
    };
  }, [isFailing, saver]);

  useEffect(() => {
    void saver.resume(form.getValues(), onNewer);
  }, [form, saver, onNewer]);

  return {
    state,
    saver,
    /** The form was booked: its draft is gone, and the next form starts. */
    finish: (bookedId: string | undefined, next: BookingValues) => {
      void saver.finish(bookedId);
      setState(stateOf(null));
      setSaver(begin({ values: next, base: null, isFromTab: false }));
    },
  };
}

export type KeptShipmentDraft = ReturnType<typeof useShipmentDraft>;
