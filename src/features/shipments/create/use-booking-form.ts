import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { readChoice, type PriceChoice } from '../../../api/choice-address.ts';
import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { Quote } from '../../../api/generated/model/quote.ts';
import { getGetQuoteQueryKey } from '../../../api/generated/quotes/quotes.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { readParcelParts } from '../../../api/parcel-address.ts';
import { clearDraft, readDraft, useKeptDraft } from '../../../ui/forms/form-draft.ts';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { bookingOf, overlayParcel, type BookingValues } from './booking-values.ts';
import type { BookingContext } from './check-booking.ts';
import { keepAttempt } from './booking-attempt.ts';

export type BookingForm = UseFormReturn<BookingValues, unknown, ShipmentCreate>;

/**
 * The form, filled in this order: profile, what was typed in this tab before, and the parcel and
 * price in the address, which are newer.
 */
export function useBookingForm(profile: Profile) {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const draft = `create_shipment_${profile.id}`;
  const [initialChoice] = useState(() => readChoice(params));
  const [context] = useState(latestContext);
  // The numbering plans of the world come with the rules: nobody waits for them to see the form.
  const [loadRules] = useState(
    () => async () => (await import('./booking-resolver.ts')).bookingResolver(context.get),
  );
  const [resolver] = useState(() => resolverOnDemand(loadRules));
  const form = useForm<BookingValues, unknown, ShipmentCreate>({
    defaultValues: useState(() =>
      withChoiceOf(
        overlayParcel(readDraft(draft, bookingOf(profile)), readParcelParts(params)),
        initialChoice,
        knownPrice(client, initialChoice),
      ),
    )[0],
    resolver,
    mode: 'onTouched',
  });
  useKeptDraft(form, draft);
  useLoadOnTyping(form, loadRules);

  /** Starts over, once what was typed has become a shipment. */
  const startOver = () => {
    form.reset(bookingOf(profile));
    clearDraft(draft);
    keepAttempt(draft, null);
  };

  return { form, draft, context, initialChoice, startOver };
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

function withChoiceOf(
  values: BookingValues,
  choice: PriceChoice | null,
  price: CourierPrice | undefined,
): BookingValues {
  if (!choice) return values;
  return {
    ...values,
    courier_id: choice.courierId,
    service_type: choice.serviceType,
    shipping_method: values.shipping_method || (price?.shipping_methods[0] ?? ''),
  };
}

/** The chosen price, when the page of prices has just shown it. */
function knownPrice(client: QueryClient, choice: PriceChoice | null): CourierPrice | undefined {
  const quote = choice && client.getQueryData<Quote>(getGetQuoteQueryKey(choice.quoteId));
  return quote?.prices.find(
    ({ courier, service_type }) =>
      courier.id === choice?.courierId && service_type === choice.serviceType,
  );
}
