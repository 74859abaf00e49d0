import { foldForSearch } from '../../../common/search-text.ts';
import type { CardVersion } from '../couriers/card-versions.ts';

/** Finds couriers by how people name them. */
export interface NamedCouriers {
  /** The id of the courier with this id or name; undefined if there is none. */
  find: (text: string) => string | undefined;
}

/** The couriers of these cards, by id and by their names in both languages. */
export function namedCouriers(versions: Iterable<CardVersion>): NamedCouriers {
  const ids = new Map<string, string>();
  for (const { shown } of versions) {
    const { id, name } = shown.courier;
    for (const text of [id, name.ar, name.en]) ids.set(foldForSearch(text), id);
  }
  return { find: (text) => ids.get(foldForSearch(text.slice(0, 200))) };
}
