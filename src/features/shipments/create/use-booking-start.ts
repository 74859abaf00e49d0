import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceChoice } from '../../../shared/pricing/choice-address.ts';
import { asApiError } from '../../../api/errors.ts';
import { useGetShipmentDraft } from '../../../api/generated/drafts/drafts.ts';
import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import type { Quote } from '../../../api/generated/model/quote.ts';
import { getGetQuoteQueryKey } from '../../../api/generated/quotes/quotes.ts';
import { useGetShipment } from '../../../api/generated/shipments/shipments.ts';
import { draftParameter, likeParameter, orderParameter } from '../paths.ts';
import { readDraft } from '../../../ui/forms/form-draft.ts';
import { fromAddress } from './booking-address.ts';
import { bookingTab } from './booking-tab.ts';
import { emptyBooking, type BookingValues } from './booking-values.ts';
import { baseOf, unsaved, type DraftBase } from './draft/draft-base.ts';
import { fromDraft, fromOrder, fromShipment } from './draft/from-draft.ts';
import { fillIn } from './fill-in.ts';
import { asLastTime } from './usual-values.ts';

/** What the form starts with. */
export interface BookingStart {
  values: BookingValues;
  /** Its state on the server. */
  base: DraftBase;
  /** The price that the address names; null if it names none for this form. */
  choice: PriceChoice | null;
  /** Whether it comes from this tab's storage. */
  isFromTab: boolean;
  /** What the address names does not exist any more. */
  isMissing: boolean;
}

/**
 * Finds what the form starts with: the draft, shipment or store's order in the address. Otherwise, or if this tab
 * stores that same draft, it is what was typed in this tab. Without a draft in the address, its
 * parcel and price are newer than the stored ones.
 *
 * @param last the newest shipment, whose parcel and product an empty form begins with.
 * @returns `start`, which then does not change; null while it loads.
 */
export function useBookingStart(
  profile: Profile,
  address: URLSearchParams,
  last: Shipment | undefined,
) {
  const client = useQueryClient();
  const tab = bookingTab(profile);
  // As it was when the form was opened: a draft that has gone since must not be looked up again.
  const [kept] = useState(() => tab.base.read());
  const [start, setStart] = useState<BookingStart | null>(null);
  const [draft, like, order] = [draftParameter, likeParameter, orderParameter].map((name) =>
    address.get(name),
  );
  const isElsewhere = draft !== null && draft !== kept.id;
  // Read once, because a later change would interrupt the person's typing.
  const once = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false } as const;
  const found = useGetShipmentDraft(draft ?? '', { query: { ...once, enabled: isElsewhere } });
  const model = useGetShipment(like ?? '', { query: { ...once, enabled: like !== null } });
  const ordered = useQuery({
    ...once,
    queryKey: ['getStoreOrder', order],
    queryFn: () => loadOrder(order ?? ''),
    enabled: order !== null,
  });
  const source = isElsewhere ? found : order === null ? model : ordered;
  const isMissing = [400, 403, 404].includes(asApiError(source.error)?.status ?? 0);

  const inAddress = (values: BookingValues) =>
    fromAddress(address, values, (choice) => knownPrice(client, choice));
  const startOf = (): BookingStart | null => {
    if (!isElsewhere && like === null && order === null) {
      const typed = inAddress(readDraft(tab.name, asLastTime(emptyBooking(profile), last)));
      return { ...typed, base: kept, isFromTab: true, isMissing };
    }
    const begun = { base: unsaved, choice: null, isFromTab: false, isMissing };
    if (isMissing) return { ...begun, values: emptyBooking(profile) };
    if (!isElsewhere && order !== null)
      return ordered.data ? { ...begun, values: fromOrder(ordered.data, profile) } : null;
    if (!isElsewhere)
      return model.data ? { ...begun, values: fromShipment(model.data, profile) } : null;
    if (!found.data) return null;
    const drafted = inAddress(fromDraft(found.data, profile));
    return { ...begun, ...drafted, base: baseOf(found.data, null) };
  };
  if (!start) {
    const opened = startOf();
    if (opened) setStart({ ...opened, values: fillIn(opened.values, emptyBooking(profile)) });
  }
  return { start, isError: source.isError, retry: () => void source.refetch() };
}

/** An order of a store, which few forms begin with. */
async function loadOrder(id: string) {
  const { getStoreOrder } = await import('../../../api/generated/store-orders/store-orders.ts');
  return getStoreOrder(id);
}

/** The chosen price, if the prices page has just shown it. */
function knownPrice(client: QueryClient, choice: PriceChoice): CourierPrice | undefined {
  const quote = client.getQueryData<Quote>(getGetQuoteQueryKey(choice.quoteId));
  return quote?.prices.find(
    ({ courier, service_type }) =>
      courier.id === choice.courierId && service_type === choice.serviceType,
  );
}
