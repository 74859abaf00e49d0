import type { Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import type { RateCard } from '../../domain/rate-card.ts';
import type { CardVersionsTable, ShownCourier } from './tables.ts';

type Schemas = components['schemas'];

/** A card as quotes show it, made once and shared by all of them. */
export interface CardVersion {
  version: number;
  card: RateCard;
  /** What every price of it shows, but for the courier's rating. */
  shown: Pick<
    Schemas['CourierPrice'],
    | 'service_type'
    | 'tier'
    | 'base_weight'
    | 'max_weight'
    | 'max_dimensions'
    | 'coverage_areas'
    | 'served_days'
    | 'shipping_methods'
    | 'sender_fields'
    | 'notes'
  > & { courier: ShownCourier };
}

export type CardVersionRow = Pick<Selectable<CardVersionsTable>, 'version' | 'courier' | 'card'>;

export function toCardVersion({ version, courier, card }: CardVersionRow): CardVersion {
  return {
    version,
    card,
    shown: {
      courier,
      service_type: card.serviceType,
      tier: card.tier,
      base_weight: card.baseWeight,
      max_weight: card.maxWeight,
      max_dimensions: card.maxDimensions,
      coverage_areas: [...card.cities, ...card.countries],
      served_days: card.servedDays,
      shipping_methods: card.shippingMethods,
      sender_fields: card.requiredSenderFields,
      notes: card.notes,
    },
  };
}

/** These versions, in force or not. */
export async function selectCardVersions(
  db: Queryable,
  versions: readonly number[],
): Promise<CardVersion[]> {
  const rows = await db
    .selectFrom('card_versions')
    .select(['version', 'courier', 'card'])
    .where('version', '=', (any) => any.fn.any(any.val(versions)))
    .execute();
  return rows.map(toCardVersion);
}

/** The versions in force: one of each card. */
export async function selectCurrentVersions(db: Queryable): Promise<CardVersion[]> {
  const rows = await db
    .selectFrom('card_versions')
    .select(['version', 'courier', 'card'])
    .where('valid_until', 'is', null)
    .orderBy('courier_id')
    .orderBy('service_type')
    .execute();
  return rows.map(toCardVersion);
}
