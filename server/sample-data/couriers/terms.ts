import type {
  CodTerms,
  Lane,
  LocalizedText,
  RateCard,
  SenderField,
  Weekday,
} from '../../domain/rate-card.ts';

/** Halalas of an amount in riyals with at most two decimals. */
export function sar(riyals: number): number {
  return Math.round(riyals * 100);
}

/** Grams. */
export function kg(kilograms: number): number {
  return kilograms * 1000;
}

/** Millimetres of the sides in centimetres, longest first. */
export function cm(length: number, width: number, height: number): RateCard['maxDimensions'] {
  return { length: length * 10, width: width * 10, height: height * 10 };
}

export function text(ar: string, en: string): LocalizedText {
  return { ar, en };
}

/** A tariff in riyals without VAT, and its days in transit. */
export function lane(base: number, perKg: number, min: number, max: number): Lane {
  return { baseFee: sar(base), perKgFee: sar(perKg), transitDays: { min, max } };
}

/**
 * Cash collection terms: a fee in riyals, a percentage of the collected amount, and the fee's cap
 * in riyals.
 */
export function cod(flat: number, percent: number, cap: number): CodTerms {
  return { flatFee: sar(flat), rateBasisPoints: Math.round(percent * 100), cap: sar(cap) };
}

export const BASIC_SENDER_FIELDS: SenderField[] = [
  'contact_name',
  'contact_number',
  'address',
  'city',
  'country',
];

export const EVERY_DAY: Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];
export const EVERY_DAY_BUT_FRIDAY = EVERY_DAY.filter((day) => day !== 'friday');
export const WORKING_DAYS = EVERY_DAY.slice(0, 5);
