/**
 * `value * numerator / denominator`, rounded to the nearest integer with halves up.
 *
 * The product may exceed 2^53 (an amount times a rate in millionths), hence BigInt. All three are
 * non-negative integers and the denominator is positive.
 */
export function scaleHalfUp(value: number, numerator: number, denominator: number): number {
  const divisor = BigInt(denominator);
  const doubled = 2n * BigInt(value) * BigInt(numerator);
  return Number((doubled + divisor) / (2n * divisor));
}

/** `value / divisor`, any remainder rounded up. Non-negative integer by positive integer. */
export function divideUp(value: number, divisor: number): number {
  const remainder = value % divisor;
  return (value - remainder) / divisor + (remainder > 0 ? 1 : 0);
}
