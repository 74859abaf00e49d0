const GRAMS_PER = { kg: 1000, g: 1, lb: 453.59237 } as const;
const MILLIMETRES_PER = { cm: 10, mm: 1, in: 25.4 } as const;

export type WeightUnit = keyof typeof GRAMS_PER;
export type DimensionUnit = keyof typeof MILLIMETRES_PER;

/**
 * Whole grams nearest to a typed weight, half-up. Exact for up to 3 decimals of a kilogram.
 * Sign and NaN pass through, so that the form's schema can name what is wrong.
 */
export function toGrams(value: number, unit: WeightUnit): number {
  return toCanonical(value, GRAMS_PER[unit]);
}

/** Whole millimetres nearest to a typed length, half-up. Exact for 1 decimal of a centimetre. */
export function toMillimetres(value: number, unit: DimensionUnit): number {
  return toCanonical(value, MILLIMETRES_PER[unit]);
}

/**
 * A stored weight in the unit it was typed in: the shortest decimal that converts to exactly these
 * grams. What was typed comes back as typed (kg to 0.001, lb to 0.005), and showing and saving a
 * value again never changes it.
 */
export function fromGrams(grams: number, unit: WeightUnit): number {
  return fromCanonical(grams, GRAMS_PER[unit]);
}

/** The like of {@link fromGrams} for lengths: cm come back as typed to 0.1, inches to 0.05. */
export function fromMillimetres(millimetres: number, unit: DimensionUnit): number {
  return fromCanonical(millimetres, MILLIMETRES_PER[unit]);
}

function toCanonical(value: number, perUnit: number): number {
  // 0.5005 kg comes out as 500.49999999999994 in binary: drop that noise before rounding.
  return Math.round(Number((value * perUnit).toFixed(6)));
}

/** Tried in turn: whole units, tenths, twentieths (the quarter inch), ... thousandths. */
const PARTS_PER_UNIT = [1, 10, 20, 100, 200, 1000];

function fromCanonical(canonical: number, perUnit: number): number {
  const exact = canonical / perUnit;
  for (const parts of PARTS_PER_UNIT) {
    const value = Math.round(exact * parts) / parts;
    if (toCanonical(value, perUnit) === canonical) return value;
  }
  return exact;
}
