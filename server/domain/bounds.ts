/** @throws RangeError naming the field, unless `value` is an integer in `min..max` (inclusive). */
export function ensureInteger(field: string, value: number, min: number, max: number): void {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    throw new RangeError(`${field} must be an integer from ${min} to ${max}, not ${value}`);
  }
}

/** @throws RangeError with `message` if the condition is false. */
export function ensure(condition: boolean, message: string): asserts condition {
  if (!condition) throw new RangeError(message);
}

/** Large enough for any amount in the product, small enough for exact sums. */
export const MAX_AMOUNT = 1_000_000_000_000;
