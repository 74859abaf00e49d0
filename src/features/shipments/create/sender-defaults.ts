import type { PhoneResult } from '../../../../common/phone.ts';
import type { Figure } from '../../../shared/pricing/parcel.ts';

interface Piece {
  length: Figure;
  width: Figure;
  height: Figure;
  pieces: Figure;
}

/** Cubic centimetres of all pieces (millimetres each), rounded up; null while a side is missing. */
export function volumeOf({ length, width, height, pieces }: Piece): number | null {
  const factors = [length, width, height, pieces];
  if (!factors.every((factor) => typeof factor === 'number' && factor > 0)) return null;
  return Math.ceil(factors.reduce((product: number, factor) => product * Number(factor), 1) / 1000);
}

/** The calling code of a phone number, with its plus; null where it is no number. */
export function callingCodeOf(phone: PhoneResult | undefined): string | null {
  return phone?.ok ? `+${phone.callingCode}` : null;
}
