import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { clearDraft, keepDraft, useKeptDraft } from '../../../ui/forms/form-draft.ts';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { bookingOf, type BookingValues } from './booking-values.ts';
import type { BookingContext } from './check-booking.ts';
import { keepAttempt } from './booking-attempt.ts';
import { keepBase } from './draft-base.ts';
import { nameOfForm, type BookingStart } from './use-booking-start.ts';
import { useShipmentDraft } from './use-shipment-draft.ts';

export type BookingForm = UseFormReturn<BookingValues, unknown, ShipmentCreate>;

/**
 * The form as it is opened, kept in this tab and on the server as it is typed.
 *
 * @param onOpen another device has gone on with the draft: opens it as it is now.
 */
export function useBookingForm(
  profile: Profile,
  start: BookingStart,
  onOpen: (draftId: string) => void,
) {
  const name = nameOfForm(profile);
  const [first] = useState(start);
  const [context] = useState(latestContext);
  // The numbering plans of the world come with the rules: nobody waits for them to see the form.
  const [loadRules] = useState(
    () => async () => (await import('./booking-resolver.ts')).bookingResolver(context.get),
  );
  const [resolver] = useState(() => resolverOnDemand(loadRules));
  const form = useForm<BookingValues, unknown, ShipmentCreate>({
    defaultValues: first.values,
    resolver,
    mode: 'onTouched',
  });
  const draft = useShipmentDraft(form, name, first, onOpen);
  useKeptDraft(form, name);
  useLoadOnTyping(form, loadRules);

  useEffect(() => {
    // Its address will no longer tell where it came from.
    if (first.isFromTab) return;
    keepDraft(name, first.values);
    keepBase(name, first.base);
  }, [first, name]);

  /** Starts over, once what was typed has become a shipment. */
  const startOver = (bookedDraftId: string | undefined) => {
    const next = bookingOf(profile);
    // A field that is left after this, for the dialog, would be found missing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    form.reset(next);
    clearDraft(name);
    keepAttempt(name, null);
    draft.finish(bookedDraftId, next);
  };

  return { form, name, draft, context, first, startOver };
}

/** What the form is measured against whenever it is checked, which is later than it is made. */
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
