import type { components } from '../../../openapi/generated/types.ts';
import { toCourierSummary } from '../couriers/mapper.ts';
import type { Favorite } from './store.ts';

export function toFavorite(favorite: Favorite): components['schemas']['Favorite'] {
  return {
    courier: toCourierSummary(favorite, favorite),
    added_at: favorite.added_at.toISOString(),
    is_default: favorite.is_default,
    is_available: favorite.is_available,
  };
}
