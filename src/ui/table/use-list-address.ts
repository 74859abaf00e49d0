import { useLocation, useNavigate } from 'react-router-dom';
import type { ListAddress, ListQuery, ListRules, QueryChange } from './list-rules.ts';

/** Cursors of the previous pages, oldest first. The first page has none and is ''. */
interface Trail {
  trail?: readonly string[];
}

/**
 * A list's query in the address, so that a reload, the back button and a shared link show the same
 * rows. Keyset pagination only goes forward, so the previous cursors are kept in the history state,
 * which survives a reload but is not part of a shared link.
 *
 * @param kept parameters of the address that are not the list's and stay, such as a tab.
 */
export function useListAddress<Query extends ListQuery>(
  rules: ListRules<Query>,
  kept: readonly string[] = [],
) {
  const navigate = useNavigate();
  const location = useLocation();
  const address = rules.read(new URLSearchParams(location.search));
  const trail = (location.state as Trail | null)?.trail ?? [];
  const { cursor: here } = address.query;

  const go = (
    next: ListAddress<Query>,
    options: { replace?: boolean; trail?: readonly string[] },
  ) => {
    const { replace = false, trail: state = [] } = options;
    const search = rules.write(next);
    const now = new URLSearchParams(location.search);
    for (const name of kept) search.set(name, now.get(name) ?? '');
    void navigate(
      { search: search.toString() },
      { replace, state: { trail: state } satisfies Trail, preventScrollReset: replace },
    );
  };
  const change = (changed: QueryChange<Query>) => rules.change(address.query, changed);

  return {
    ...address,
    /** Filters and sorting. The back button undoes them. */
    change: (changed: QueryChange<Query>) => {
      go(change(changed), {});
    },
    /** Typed search. It does not add a history entry for every letter. */
    search: (q: string) => {
      go(change({ q } as QueryChange<Query>), { replace: true });
    },
    /** The first page of the same query, instead of one that cannot be shown. */
    startOver: () => {
      go(change({}), { replace: true });
    },
    /** A different query, as it is in an address. */
    show: (search: string) => {
      go(rules.read(new URLSearchParams(search)), {});
    },
    clear: () => {
      go(rules.clear(address.query), {});
    },
    next: (cursor: string) => {
      const page = address.page === undefined ? undefined : address.page + 1;
      go({ query: { ...address.query, cursor }, page }, { trail: [...trail, here ?? ''] });
    },
    /** Undefined on the first page. Without previous cursors it leads to the first page. */
    previous:
      here === undefined
        ? undefined
        : () => {
            const cursor = trail.at(-1) ?? '';
            const first = change({});
            if (cursor === '') {
              go(first, {});
              return;
            }
            const page = address.page === undefined ? undefined : address.page - 1;
            go({ query: { ...first.query, cursor }, page }, { trail: trail.slice(0, -1) });
          },
    /** Whether `previous` can only lead to the first page. */
    startsOver: here !== undefined && trail.length === 0,
  };
}
