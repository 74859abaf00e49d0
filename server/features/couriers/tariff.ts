import type { Database, Queryable } from '../../db/database.ts';
import type { ExchangeRate } from '../../domain/exchange-rates.ts';
import type { RateCard, ServiceType } from '../../domain/rate-card.ts';
import { type CardVersion, selectCardVersions, selectCurrentVersions } from './card-versions.ts';

/** Everything a price is computed from. */
export interface Tariff {
  /** Differs after every change of couriers, cards or rates. */
  version: number;
  cards: readonly RateCard[];
  /** The cards' versions by {@link cardName}. */
  byName: ReadonlyMap<string, CardVersion>;
  byVersion: ReadonlyMap<number, CardVersion>;
  rates: readonly ExchangeRate[];
}

const readings = new WeakMap<Database, Promise<Tariff>>();

/** The tariff in force. */
export async function tariffOf(db: Database): Promise<Tariff> {
  for (;;) {
    const version = await selectVersion(db.kysely);
    const reading = lastTariff(db);
    const tariff = await reading;
    if (tariff.version === version) return tariff;
    if (readings.get(db) === reading) readings.delete(db);
  }
}

/**
 * The tariff as this process last read it, without asking the database. It may be outdated: let the
 * statement that uses it check its version.
 */
export function lastTariff(db: Database): Promise<Tariff> {
  const known = readings.get(db);
  if (known) return known;
  const reading = readTariff(db);
  readings.set(db, reading);
  reading.catch(() => readings.delete(db));
  return reading;
}

/** These versions of cards, which may have been replaced. */
export async function cardVersions(
  db: Database,
  versions: readonly number[],
): Promise<ReadonlyMap<number, CardVersion>> {
  const { byVersion } = await lastTariff(db);
  const replaced = versions.filter((version) => !byVersion.has(version));
  if (replaced.length === 0) return byVersion;
  const others = await selectCardVersions(db.kysely, replaced);
  return new Map([...byVersion, ...others.map((each) => [each.version, each] as const)]);
}

export function newTariff(
  version: number,
  versions: readonly CardVersion[],
  rates: readonly ExchangeRate[],
): Tariff {
  return {
    version,
    cards: versions.map(({ card }) => card),
    byName: new Map(versions.map((each) => [cardName(each.card), each])),
    byVersion: new Map(versions.map((each) => [each.version, each])),
    rates,
  };
}

/** A courier has one card for each service. */
export function cardName(card: { courierId: string; serviceType: ServiceType }): string {
  return `${card.courierId} ${card.serviceType}`;
}

/** Read at one moment, so that it belongs together. */
function readTariff({ kysely }: Database): Promise<Tariff> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const rates = await tx
        .selectFrom('exchange_rates')
        .select(['currency', 'valid_from as from', 'micro_sar as microSar'])
        .execute();
      return newTariff(await selectVersion(tx), await selectCurrentVersions(tx), rates);
    });
}

async function selectVersion(db: Queryable): Promise<number> {
  return (await db.selectFrom('tariff').select('version').executeTakeFirstOrThrow()).version;
}
