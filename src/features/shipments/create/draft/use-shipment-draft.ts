import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getListShipmentDraftsQueryKey } from '../../../../api/generated/drafts/drafts.ts';
import type { BookingTab } from '../booking-tab.ts';
import type { BookingStart } from '../use-booking-start.ts';
import { createDraftSaver, type DraftState } from './draft-saver.ts';

/** Milliseconds between tries while saving fails. */
const pause = 15_000;

/**
 * Saves the form on the server as it is typed, and when the tab or page is left, so that any device
 * can continue with it.
 *
 * @param onNewer called if another device has changed the draft and opening it loses nothing here.
 */
export function useShipmentDraft(
  tab: BookingTab,
  { values, base, isFromTab }: BookingStart,
  onNewer: (id: string) => void,
) {
  const client = useQueryClient();
  const [state, setState] = useState<DraftState>({ save: 'rest', base, trouble: null });
  const [saver] = useState(() =>
    createDraftSaver({
      initial: values,
      base,
      isFromTab,
      onState: setState,
      onKept: (kept) => {
        tab.base.keep(kept);
        void client.invalidateQueries({ queryKey: getListShipmentDraftsQueryKey() });
      },
    }),
  );

  useEffect(() => {
    void saver.resume(values, onNewer);
  }, [saver, values, onNewer]);

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

  return { state, saver };
}

export type KeptShipmentDraft = ReturnType<typeof useShipmentDraft>;
