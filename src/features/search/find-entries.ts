import { foldForSearch } from '../../../common/search-text.ts';
import type { NavigationEntry } from '../../feature.ts';
import { wordsOf } from './entry-words.ts';

type Section = NonNullable<NavigationEntry['search']>;

/** The entries of a section that match every word of the query; all of them without words. */
export function findEntries(
  entries: readonly NavigationEntry[],
  section: Section,
  labelOf: (entry: NavigationEntry) => string,
  query: string,
): NavigationEntry[] {
  const words = foldForSearch(query).split(' ');
  return entries.filter((entry) => {
    if (entry.search !== section) return false;
    const text = foldForSearch(`${labelOf(entry)} ${wordsOf[entry.labelId] ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
