import { foldForSearch } from '../../../common/search-text.ts';
import type { NavigationEntry } from '../../feature.ts';

type Section = NonNullable<NavigationEntry['search']>['section'];

/** The entries of a section that match every word of the query; all of them without words. */
export function findEntries(
  entries: readonly NavigationEntry[],
  section: Section,
  labelOf: (entry: NavigationEntry) => string,
  query: string,
): NavigationEntry[] {
  const words = foldForSearch(query).split(' ');
  return entries.filter((entry) => {
    if (entry.search?.section !== section) return false;
    const text = foldForSearch(`${labelOf(entry)} ${entry.search.words}`);
    return words.every((word) => text.includes(word));
  });
}
