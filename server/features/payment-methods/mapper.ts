import type { components } from '../../../openapi/generated/types.ts';
import { isCardExpired } from '../../domain/auto-top-up.ts';
import type { SavedPaymentMethod } from './store.ts';

export function toPaymentMethod(
  { id, brand, last_four, expires, created_at }: SavedPaymentMethod,
  now: Date,
): components['schemas']['SavedPaymentMethod'] {
  return {
    ...{ id, brand, last_four, expires },
    is_expired: isCardExpired(expires, now),
    created_at: created_at.toISOString(),
  };
}
