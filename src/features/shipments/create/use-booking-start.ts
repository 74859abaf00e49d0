import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readChoice, type PriceChoice } from '../../../shared/pricing/choice-address.ts';
import { asApiError } from '../../../api/errors.ts';
import { useGetShipmentDraft } from '../../../api/generated/drafts/drafts.ts';
import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { Quote } from '../../../api/generated/model/quote.ts';
import { getGetQuoteQueryKey } from '../../../api/generated/quotes/quotes.ts';
import { useGetShipment } from '../../../api/generated/shipments/shipments.ts';
import { readParcelParts } from '../../../shared/pricing/parcel-address.ts';
import { draftParameter, likeParameter } from '../paths.ts';
import { readDraft } from '../../../ui/forms/form-draft.ts';
import { bookingOf, overlayParcel, type BookingValues } from './booking-values.ts';
import { readBase, type DraftBase } from './draft-base.ts';
import { baseOf } from './draft-saver.ts';
import { valuesLike, valuesOfDraft } from './draft-values.ts';

/** What the form is opened with. */
export interface BookingStart {
  values: BookingValues;
  /** What of it stands on the server. */
  base: DraftBase | null;
  /** The price that the address names; null where it names none of this form. */
  choice: PriceChoice | null;
  /** Whether it is what this tab has kept. */
  isFromTab: boolean;
  /** What was asked for is no longer there. */
  isMissing: boolean;
}

/** Name under which this tab keeps the form of an account. */
export const nameOfForm = (profile: Profile) => `create_shipment_${profile.id}`;

/**
 * Finds what the form begins with: the draft or the shipment of the address. Else, or when this tab
 * keeps that very draft, what was typed in this tab; without a draft in the address its parcel and
 * price are newer than that.
 *
 * @param start null while it is on its way.
 */
export function useBookingStart(profile: Profile, address: URLSearchParams) {
  const client = useQueryClient();
  const name = nameOfForm(profile);
  // As it was when the form was opened: once it is booked, its draft is nothing to look for.
  const [kept] = useState(() => readBase(name));
  const [draft, like] = [address.get(draftParameter), address.get(likeParameter)];
  const isElsewhere = draft !== null && draft !== kept?.id;
  // Read once: what comes later would come under the person's hands.
  const once = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false } as const;
  const found = useGetShipmentDraft(draft ?? '', { query: { ...once, enabled: isElsewhere } });
  const model = useGetShipment(like ?? '', { query: { ...once, enabled: like !== null } });
  const asked = isElsewhere ? found : model;
  const isMissing = [400, 404].includes(asApiError(asked.error)?.status ?? 0);

  const startOf = (): BookingStart | null => {
    if (!isElsewhere && like === null) {
      const values = readDraft(name, bookingOf(profile));
      return { ...inAddress(values, address, client), base: kept, isFromTab: true, isMissing };
    }
    const begun = { base: null, choice: null, isFromTab: false, isMissing };
    if (isMissing) return { ...begun, values: bookingOf(profile) };
    if (!isElsewhere)
      return model.data ? { ...begun, values: valuesLike(model.data, profile) } : null;
    if (!found.data) return null;
    const values = valuesOfDraft(found.data, profile);
    return { ...begun, ...inAddress(values, address, client), base: baseOf(found.data, null) };
  };
  return { start: startOf(), isError: asked.isError, retry: () => void asked.refetch() };
}

/** Lays what the address says over the form, and says which price it names. */
function inAddress(values: BookingValues, address: URLSearchParams, client: QueryClient) {
  const choice = readChoice(address);
  if (!address.has(draftParameter)) {
    const laid = overlayParcel(values, readParcelParts(address));
    return { values: withChoiceOf(laid, choice, knownPrice(client, choice)), choice };
  }
  const { courier_id, service_type } = values;
  const isTheirs = choice?.courierId === courier_id && choice.serviceType === service_type;
  return { values, choice: isTheirs ? choice : null };
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
