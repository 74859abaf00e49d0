import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { Money } from '../../../../../common/money.ts';
import type { PriceChoice } from '../../../../shared/pricing/choice-address.ts';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import type { ExcludedCourier } from '../../../../api/generated/model/excluded-courier.ts';
import type { QuoteCreate } from '../../../../api/generated/model/quote-create.ts';
import type { Quote } from '../../../../api/generated/model/quote.ts';
import type { ShipmentCreate } from '../../../../api/generated/model/shipment-create.ts';
import { useGetQuote } from '../../../../api/generated/quotes/quotes.ts';
import { pricedQuoteOptions } from '../../../../shared/pricing/priced-quote.ts';
import type { ParcelValues } from '../../../../shared/pricing/parcel.ts';
import { toParcel, type BookingValues } from '../booking-values.ts';
import { lazyModule } from '../../../../ui/lazy-module.ts';
import { useSettled } from '../../../../ui/use-settled.ts';

const [useRules, loadRules] = lazyModule(
  () => import('../../../../shared/pricing/quote-request.ts'),
);

/** A price and its quote. */
interface ChosenPrice {
  quoteId: string;
  price: CourierPrice;
}

export interface BookingPrice {
  /** As typed. */
  parcel: ParcelValues;
  /**
   * The part of the form that can be priced; null while a place or the weight is missing or
   * invalid.
   */
  request: QuoteCreate | null;
  quote: Quote | null;
  /** On this device's clock; undefined while there is no quote. */
  expiresAt: number | undefined;
  chosen: ChosenPrice | null;
  /** What the address names: the chosen price, or until prices have loaded its own. */
  choice: PriceChoice | null;
  /** Why the chosen courier cannot take the parcel as it is now. */
  refusal: ExcludedCourier | null;
  /** The previous total, if it was different. */
  previousTotal: Money | null;
  /** New prices are loading: the shown ones are not for the parcel as typed. */
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/** Long enough to finish typing a number. */
const settleMilliseconds = 500;

/**
 * The price of the form as typed.
 *
 * @param adopted the price that the address named.
 */
export function useBookingPrice(
  control: Control<BookingValues, unknown, ShipmentCreate>,
  adopted: PriceChoice | null,
): BookingPrice {
  const typed = useWatch({ control, compute: (values) => JSON.stringify(toParcel(values)) });
  const [courierId, serviceType] = useWatch({ control, name: ['courier_id', 'service_type'] });
  const settled = useSettled(typed, settleMilliseconds);
  const rules = useRules();
  const parcel = useMemo(() => JSON.parse(settled) as ParcelValues, [settled]);
  const request = useMemo(() => rules?.requestOf(parcel) ?? null, [rules, parcel]);
  // The rules load after the form is shown: before these two fields are filled there is nothing to
  // validate.
  const needsRules = Boolean(parcel.destination.city) && parcel.weight !== null;
  useEffect(() => {
    if (needsRules) loadRules();
  }, [needsRules, parcel]);

  const { data: seed } = useGetQuote(adopted?.quoteId ?? '', {
    query: { enabled: adopted !== null, staleTime: Infinity, retry: false },
  });
  const { data, isFetching, isPlaceholderData, isError, refetch } = useQuery({
    ...pricedQuoteOptions(request, adopted?.quoteId),
    placeholderData: (previous) =>
      previous ?? (seed && { quote: seed, expiresAt: Date.parse(seed.expires_at) }),
    // The price is renewed when it expires, however long filling in the form takes.
    refetchInterval: ({ state }) =>
      state.data ? Math.max(1000, state.data.expiresAt - Date.now()) : false,
  });

  const quote = data?.quote ?? null;
  const isChosen = (entry: CourierPrice | ExcludedCourier) =>
    entry.courier.id === courierId && entry.service_type === serviceType;
  const price = quote?.prices.find(isChosen) ?? null;
  const chosen = quote && price ? { quoteId: quote.id, price } : null;
  const kept = !quote && adopted?.courierId === courierId ? adopted : null;

  return {
    parcel: JSON.parse(typed) as ParcelValues,
    choice: chosen
      ? { quoteId: chosen.quoteId, courierId, serviceType: chosen.price.service_type }
      : kept,
    request,
    quote,
    expiresAt: data?.expiresAt,
    chosen,
    refusal: (price ? null : quote?.excluded.find(isChosen)) ?? null,
    previousTotal: usePreviousTotal(`${courierId} ${serviceType}`, price?.total_fee ?? null),
    pending:
      rules === undefined
        ? needsRules
        : request !== null && (isFetching || isPlaceholderData || settled !== typed),
    failed: isError,
    retry: () => void refetch(),
  };
}

/** The total before its last change. Choosing another courier is not a change. */
function usePreviousTotal(choice: string, total: Money | null): Money | null {
  const [seen, setSeen] = useState({ choice, total, previous: null as Money | null });
  if (seen.choice !== choice) {
    setSeen({ choice, total, previous: null });
  } else if (total && seen.total?.amount !== total.amount) {
    setSeen({ choice, total, previous: seen.total });
  }
  return seen.choice === choice ? seen.previous : null;
}
