import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { keepDraft, useKeptDraft } from '../../../ui/forms/form-draft.ts';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { emptyBooking, type BookingValues } from './booking-values.ts';
import type { BookingContext } from './to-shipment-create.ts';
import { bookingTab } from './booking-tab.ts';
import type { BookingStart } from './use-booking-start.ts';
import { useShipmentDraft } from './draft/use-shipment-draft.ts';

export type BookingForm = UseFormReturn<BookingValues, unknown, ShipmentCreate>;

/**
 * The form, stored in this tab and on the server as it is typed.
 *
 * @param onOpen opens the draft as it is now, after another device has changed it.
 */
export function useBookingForm(
  profile: Profile,
  start: BookingStart,
  onOpen: (draftId: string) => void,
) {
  const [tab] = useState(() => bookingTab(profile));
  const [context] = useState(latestContext);
  // The numbering plans load with the rules, after the form is shown.
  const [loadRules] = useState(
    () => async () => (await import('./to-shipment-create.ts')).bookingResolver(context.get),
  );
  const [resolver] = useState(() => resolverOnDemand(loadRules));
  const form = useForm<BookingValues, unknown, ShipmentCreate>({
    defaultValues: start.values,
    resolver,
    mode: 'onTouched',
  });
  const draft = useShipmentDraft(form, tab, start, onOpen);
  useKeptDraft(form, tab.name);
  useLoadOnTyping(form, loadRules);

  useEffect(() => {
    // Later its address does not say where it came from.
    if (start.isFromTab) return;
    keepDraft(tab.name, start.values);
    tab.base.keep(start.base);
  }, [start, tab]);

  /** Starts over after what was typed has become a shipment. */
  const startOver = (bookedDraftId: string | undefined) => {
    const next = emptyBooking(profile);
    // If a field lost the focus after this, to the dialog, it would be reported as missing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    form.reset(next);
    tab.forget();
    tab.attempt.keep(null);
    draft.finish(bookedDraftId, next);
  };

  return { form, tab, draft, context, startOver };
}

/** The current context, read whenever the form is validated, which is after it was created. */
function latestContext() {
  let latest: BookingContext = {
    quoteId: '',
    price: null,
    places: { countries: [], cities: [] },
  };
  return {
    get: () => latest,
    set: (context: BookingContext) => {
      latest = context;
    },
  };
}
