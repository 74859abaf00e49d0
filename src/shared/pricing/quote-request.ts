import { CASH_ON_DELIVERY } from '../../../common/cash-on-delivery.ts';
import { checkQuote } from '../../../common/quote-rules.ts';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import { QuoteCreate as quoteCreateSchema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { dropBlanks } from '../../api/drop-blanks.ts';
import { judge, type Checked } from '../../ui/forms/judge.ts';
import type { ParcelValues } from './parcel.ts';

/** Validates a parcel against the contract and returns the request for a quote. */
export function checkParcel(parcel: ParcelValues): Checked<QuoteCreate> {
  const wire = toQuoteRequest(parcel);
  return judge(quoteCreateSchema, { wire, violations: checkQuote(wire), fieldOf: parcelFieldOf });
}

/** The parcel as a request, without blanks and fields that do not apply. Not validated yet. */
export function toQuoteRequest(parcel: ParcelValues) {
  const { weight_unit, dimension_unit, amount_to_collect, ...rest } = parcel;
  const isCollected = parcel.payment_type === CASH_ON_DELIVERY;
  const said = { ...rest, ...(isCollected && { amount_to_collect }) };
  return dropBlanks(said) as Partial<QuoteCreate>;
}

/** The form field for a path of the request. For an amount, this is the number. */
export function parcelFieldOf(path: string): string {
  return path === 'amount_to_collect' ? 'amount_to_collect.amount' : path;
}

/** The request for a parcel, or null while it is incomplete or invalid. */
export function requestOf(parcel: ParcelValues): QuoteCreate | null {
  const checked = checkParcel(parcel);
  return checked.ok ? checked.output : null;
}
