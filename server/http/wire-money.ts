import type { components } from '../../openapi/generated/types.ts';

/** Halalas as the contract's `Money`. */
export function sar(amount: number): components['schemas']['Money'] {
  return { amount, currency: 'SAR' };
}
