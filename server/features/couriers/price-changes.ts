import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { type CardChange, type CardNumber, changesOfCard } from '../../domain/card-changes.ts';
import type { RateCard, ServiceType } from '../../domain/rate-card.ts';
import { sar } from '../../http/wire-money.ts';

type Schemas = components['schemas'];

/** Most changes that are listed, and for how long. */
const MAX_CHANGES = 100;
const LISTED_MS = 365 * 24 * 3_600_000;

/** More than the versions that make {@link MAX_CHANGES}; some change the sender's data alone. */
const MAX_VERSIONS = 500;

/** What happened to a rate card, or to a whole service. */
export interface PriceChange {
  at: Date;
  serviceType: ServiceType;
  change: CardChange | { kind: 'added' | 'removed' };
}

/** The latest changes of a courier's cards within a year, newest first. */
export async function listPriceChanges(
  db: Queryable,
  courierId: string,
  now: Date,
): Promise<PriceChange[]> {
  const since = new Date(now.getTime() - LISTED_MS);
  const { rows } = await selectVersions(courierId, since).execute(db);
  return rows
    .flatMap(changesOfVersion)
    .filter(({ at }) => at > since)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MAX_CHANGES);
}

interface VersionRow {
  service_type: ServiceType;
  card: RateCard;
  /** The card that it replaced; null if it replaced none. */
  previous: RateCard | null;
  valid_from: Date | null;
  valid_until: Date | null;
  /** Whether the service began or ended with it. */
  begins: boolean;
  ends: boolean;
}

/**
 * Versions that change something. The cards with which a courier came are no change, and neither is
 * a version that shows the courier differently.
 */
function selectVersions(courierId: string, since: Date) {
  return sql<VersionRow>`
    select service_type, card, previous, valid_from, valid_until, begins, ends from (
      select version, service_type, card, valid_from, valid_until,
        case when lag(valid_until) over own = valid_from then lag(card) over own end as previous,
        case when lag(version) over own is null
          then first_value(valid_from) over every is distinct from valid_from
          else coalesce(lag(valid_until) over own < valid_from, false) end as begins,
        case when lead(version) over own is null then valid_until is not null
          else coalesce(lead(valid_from) over own > valid_until, false) end as ends
      from card_versions where courier_id = ${courierId}
      window own as (partition by service_type order by version), every as (order by version)
    ) as version
    where (begins or ends or previous <> card)
      and (valid_from > ${since} or valid_until > ${since})
    order by version desc limit ${MAX_VERSIONS}`;
}

function changesOfVersion(row: VersionRow): PriceChange[] {
  const { card, previous, valid_from, valid_until, service_type: serviceType } = row;
  const changes: PriceChange[] = [];
  if (row.ends && valid_until) {
    changes.push({ at: valid_until, serviceType, change: { kind: 'removed' } });
  }
  if (!valid_from) return changes;
  if (row.begins) changes.push({ at: valid_from, serviceType, change: { kind: 'added' } });
  const ofCard = previous ? changesOfCard(previous, card) : [];
  return [...changes, ...ofCard.map((change) => ({ at: valid_from, serviceType, change }))];
}

const FEES: ReadonlySet<CardNumber> = new Set([
  ...(['base_fee', 'fee_per_kg', 'cod_fee', 'cod_cap', 'remote_area_fee', 'return_fee'] as const),
]);

export function toPriceChange({ at, serviceType, change }: PriceChange): Schemas['PriceChange'] {
  const where = 'lane' in change && change.lane !== undefined ? { lane: change.lane } : {};
  const shown = { changed_at: at.toISOString(), kind: change.kind, service_type: serviceType };
  if (!('field' in change)) return { ...shown, ...where };
  if ('added' in change) {
    const { field, added, removed } = change;
    return {
      ...{ ...shown, field },
      ...(added.length > 0 && { added }),
      ...(removed.length > 0 && { removed }),
    };
  }
  if (change.field === 'notes') return { ...shown, field: 'notes' };
  const { field, before, after } = change;
  const valueOf = (value: number) => (FEES.has(field) ? { money: sar(value) } : { number: value });
  return {
    ...{ ...shown, ...where, field },
    ...(before !== null && { before: valueOf(before) }),
    ...(after !== null && { after: valueOf(after) }),
  };
}
