import { foldForSearch } from '../../../common/search-text.ts';
import { placeWords, type PlaceId } from './place-words.ts';

/** The places that every word of the query speaks of, in the given order; all for no words. */
export function findPlaces(
  ids: readonly PlaceId[],
  labelOf: (id: PlaceId) => string,
  query: string,
): PlaceId[] {
  const words = foldForSearch(query).split(' ');
  return ids.filter((id) => {
    const text = foldForSearch(`${labelOf(id)} ${placeWords[id]}`);
    return words.every((word) => text.includes(word));
  });
}
