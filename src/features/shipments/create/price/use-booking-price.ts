import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import type { Money } from '../../../../../common/money.ts';
import type { PriceChoice } from '../../../../shared/pricing/choice-address.ts';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import type { ExcludedCourier } from '../../../../api/generated/model/excluded-courier.ts';
import type { QuoteCreate } from '../../../../api/generated/model/quote-create.ts';
import type { Quote } from '../../../../api/generated/model/quote.ts';
import { useGetQuote } from '../../../../api/generated/quotes/quotes.ts';
import { pricedQuoteOptions } from '../../../../shared/pricing/priced-quote.ts';
import type { ParcelValues } from '../../../../shared/pricing/parcel.ts';
import { toAddress } from '../booking-address.ts';
import { toParcel } from '../booking-values.ts';
import type { BookingForm } from '../use-booking-form.ts';
import { lazyModule } from '../../../../ui/lazy-module.ts';
import { useSettled } from '../../../../ui/use-settled.ts';

const [useRules, loadRules] = lazyModule(
  () => import('../../../../shared/pricing/quote-request.ts'),
);

/** A price and the quote that it is of. */
export interface ChosenPrice {
  quoteId: string;
  price: CourierPrice;
}

export interface BookingPrice {
  /** What can be priced of the form; null while a place or the weight is missing or wrong. */
  request: QuoteCreate | null;
  quote: Quote | null;
  /** By this device's clock; undefined while there is no quote. */
  expiresAt: number | undefined;
  chosen: ChosenPrice | null;
  /** The chosen courier's refusal, when it cannot take the parcel as it is now. */
  refusal: ExcludedCourier | null;
  /** The total that was shown before, when it was another. */
  previousTotal: Money | null;
  /** New prices are on their way: what is shown is not for the parcel as typed. */
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/** Long enough for a figure to be typed to its end. */
const settleMilliseconds = 500;

/**
 * Keeps the price in step with the form, and the address in step with both.
 *
 * @param adopted the price that the address names.
 * @param draftId the draft on the server; null while there is none.
 */
export function useBookingPrice(
  form: BookingForm,
  adopted: PriceChoice | null,
  draftId: string | null,
): BookingPrice {
  const { control } = form;
  const typed = useWatch({ control, compute: (values) => JSON.stringify(toParcel(values)) });
  const [courierId, serviceType] = useWatch({ control, name: ['courier_id', 'service_type'] });
  const settled = useSettled(typed, settleMilliseconds);
  const rules = useRules();
  const parcel = useMemo(() => JSON.parse(settled) as ParcelValues, [settled]);
  const request = useMemo(() => rules?.requestOf(parcel) ?? null, [rules, parcel]);
  useEffect(() => {
    // Nobody waits for the rules to see the form: before these two there is nothing to judge.
    if (parcel.destination.city && parcel.weight !== null) loadRules();
  }, [parcel]);

  const { data: seed } = useGetQuote(adopted?.quoteId ?? '', {
    query: { enabled: adopted !== null, staleTime: Infinity, retry: false },
  });
  const { data, isFetching, isPlaceholderData, isError, refetch } = useQuery({
    ...pricedQuoteOptions(request, adopted?.quoteId),
    placeholderData: (previous) =>
      previous ?? (seed && { quote: seed, expiresAt: Date.parse(seed.expires_at) }),
    // The price is renewed when it runs out, however long the form takes to fill.
    refetchInterval: ({ state }) =>
      state.data ? Math.max(1000, state.data.expiresAt - Date.now()) : false,
  });

  const quote = data?.quote ?? null;
  const isChosen = (entry: CourierPrice | ExcludedCourier) =>
    entry.courier.id === courierId && entry.service_type === serviceType;
  const price = quote?.prices.find(isChosen) ?? null;
  const chosen = quote && price ? { quoteId: quote.id, price } : null;
  // Until the prices are there the choice of the address stands.
  const kept = !quote && adopted?.courierId === courierId ? adopted : null;
  const choice = chosen
    ? { quoteId: chosen.quoteId, courierId, serviceType: chosen.price.service_type }
    : kept;
  useAddress(toAddress(JSON.parse(typed) as ParcelValues, draftId, choice).toString());

  return {
    request,
    quote,
    expiresAt: data?.expiresAt,
    chosen,
    refusal: (price ? null : quote?.excluded.find(isChosen)) ?? null,
    previousTotal: usePreviousTotal(`${courierId} ${serviceType}`, price?.total_fee ?? null),
    pending: request !== null && (isFetching || isPlaceholderData || settled !== typed),
    failed: isError,
    retry: () => void refetch(),
  };
}

/** The total before the last change of it; another courier's total is no change. */
function usePreviousTotal(choice: string, total: Money | null): Money | null {
  const [seen, setSeen] = useState({ choice, total, previous: null as Money | null });
  if (seen.choice !== choice) {
    setSeen({ choice, total, previous: null });
  } else if (total && seen.total?.amount !== total.amount) {
    setSeen({ choice, total, previous: seen.total });
  }
  return seen.choice === choice ? seen.previous : null;
}

/** Keeps the page at an address. Who is on the way to another page is not called back. */
function useAddress(address: string): void {
  const [, setParams] = useSearchParams();
  const here = useLocation().pathname;
  const isLeaving = (useNavigation().location?.pathname ?? here) !== here;
  useEffect(() => {
    if (isLeaving) return;
    setParams(new URLSearchParams(address), { replace: true, preventScrollReset: true });
  }, [setParams, isLeaving, address]);
}
