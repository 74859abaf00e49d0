import type { ExchangeRate } from '../../domain/exchange-rates.ts';
import type { RateCard } from '../../domain/rate-card.ts';
import { selectCouriers, type Courier } from './store.ts';
import type { Database } from '../../db/database.ts';

/** Everything a price is computed from. */
export interface Tariff {
  couriers: ReadonlyMap<string, Courier>;
  cards: readonly RateCard[];
  rates: readonly ExchangeRate[];
}

/**
 * Delay until a new card or rate reaches every process. It cannot cause a stale charge: the charge
 * is what the quote said.
 */
const LIFETIME_MS = 30_000;

const cache = new WeakMap<Database, { tariff: Promise<Tariff>; staleAt: number }>();

/** The couriers, their cards and the rates, read again every half minute. */
export function tariffOf(db: Database): Promise<Tariff> {
  const cached = cache.get(db);
  if (cached && cached.staleAt > performance.now()) return cached.tariff;
  const tariff = readTariff(db);
  cache.set(db, { tariff, staleAt: performance.now() + LIFETIME_MS });
  tariff.catch(() => cache.delete(db));
  return tariff;
}

async function readTariff(db: Database): Promise<Tariff> {
  const [couriers, cards, rates] = await Promise.all([
    selectCouriers(db.kysely),
    db.kysely.selectFrom('courier_cards').select('card').execute(),
    db.kysely
      .selectFrom('exchange_rates')
      .select(['currency', 'valid_from', 'micro_sar'])
      .execute(),
  ]);
  return {
    couriers: new Map(couriers.map((courier) => [courier.id, courier])),
    cards: cards.map(({ card }) => card),
    rates: rates.map((rate) => ({
      currency: rate.currency,
      from: rate.valid_from,
      microSar: rate.micro_sar,
    })),
  };
}
