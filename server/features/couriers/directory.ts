import { foldForSearch } from '../../../common/search-text.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { CityCode, RateCard } from '../../domain/rate-card.ts';
import { byService } from './service-order.ts';
import { selectCouriers, type Courier } from './store.ts';
import { tariffOf, type Tariff } from './tariff.ts';

/** A courier with what the directory searches and filters by. */
export interface DirectoryEntry {
  courier: Courier;
  /** Its names and description in both languages, folded for search. */
  words: string;
  cards: RateCard[];
  /** Cities with a branch that takes parcels from senders. */
  dropOffCities: ReadonlySet<CityCode>;
}

const directories = new WeakMap<Tariff, Promise<readonly DirectoryEntry[]>>();

/** Every courier, read again only after something about couriers has changed. */
export async function directoryOf(db: Database): Promise<readonly DirectoryEntry[]> {
  const tariff = await tariffOf(db);
  const known = directories.get(tariff);
  if (known) return known;
  const reading = readDirectory(db.kysely, tariff);
  directories.set(tariff, reading);
  reading.catch(() => directories.delete(tariff));
  return reading;
}

async function readDirectory(db: Queryable, { cards }: Tariff): Promise<DirectoryEntry[]> {
  const couriers = await selectCouriers(db);
  const dropOffs = await db
    .selectFrom('courier_branches')
    .select(['courier_id', 'city'])
    .distinct()
    .where('drop_off', '=', true)
    .execute();
  const cardsOf = Map.groupBy(cards, ({ courierId }) => courierId);
  const citiesOf = Map.groupBy(dropOffs, ({ courier_id }) => courier_id);
  return couriers.map((courier) => ({
    courier,
    words: wordsOf(courier),
    cards: (cardsOf.get(courier.id) ?? []).toSorted(byService),
    dropOffCities: new Set(citiesOf.get(courier.id)?.map(({ city }) => city)),
  }));
}

function wordsOf({ code, name, description }: Courier): string {
  return foldForSearch([code, name.ar, name.en, description.ar, description.en].join(' '));
}
