import type { Location } from 'react-router-dom';

/**
 * Names a history entry, to keep its scroll positions. The first entry of every document has the same
 * key, whatever its address, so there the address stands for it.
 */
export function historyEntry({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
