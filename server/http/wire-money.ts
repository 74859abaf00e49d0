import type { components } from '../../openapi/generated/types.ts';

/** Halalas as the wire writes them. */
export function sar(amount: number): components['schemas']['Money'] {
  return { amount, currency: 'SAR' };
}
