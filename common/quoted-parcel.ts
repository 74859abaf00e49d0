import type { Money } from './money.ts';

interface End {
  country: string;
  city: string;
}

/** A parcel as a quote is asked for it, as the contract has it. */
export interface QuotedParcel {
  origin: End;
  destination: End;
  weight: number;
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** One when left out. */
  pieces?: number | undefined;
  shipment_type?: string | undefined;
  shipping_method?: string | undefined;
  /** Says how the parcel is paid for: prepaid when left out. */
  amount_to_collect?: Money | undefined;
}

/** What the price of a parcel depends on. */
export type QuotedField = keyof ReturnType<typeof comparable>;

/**
 * The fields in which a parcel differs from the one that a quote was given for; none where the
 * quote fits. What was left undecided (dimensions, type, method) differs from any decision: a price
 * for something undecided is no price for each decision. The same function answers in the app,
 * which then asks for another quote, and on the server, which refuses the booking.
 */
export function differingFields(quoted: QuotedParcel, wanted: QuotedParcel): QuotedField[] {
  const [before, now] = [comparable(quoted), comparable(wanted)];
  return (Object.keys(before) as QuotedField[]).filter((field) => before[field] !== now[field]);
}

/** Each field as something `===` tells apart. */
function comparable(parcel: QuotedParcel) {
  const { origin, destination, length, width, height, amount_to_collect } = parcel;
  const hasSides = length !== undefined && width !== undefined && height !== undefined;
  return {
    origin_country: origin.country,
    origin_city: origin.city,
    destination_country: destination.country,
    destination_city: destination.city,
    weight: parcel.weight,
    // Turning a parcel round does not change it.
    dimensions: hasSides && [length, width, height].sort((a, b) => a - b).join(' x '),
    pieces: parcel.pieces ?? 1,
    shipment_type: parcel.shipment_type,
    shipping_method: parcel.shipping_method,
    amount_to_collect:
      amount_to_collect && `${amount_to_collect.amount} ${amount_to_collect.currency}`,
  };
}
