import { useLocation, useNavigate } from 'react-router-dom';
import type { ListAddress, ListQuery, ListRules, QueryChange } from './list-rules.ts';

/** Cursors of the pages before this one, oldest first; the first page has none and stands as ''. */
interface Trail {
  trail?: readonly string[];
}

/**
 * The list's query kept in the address, so that a reload, the back button and a shared link show
 * the same rows. Keyset paging only leads forward: the way back is kept in the history's state,
 * which a reload keeps and a shared link does not have.
 */
export function useListAddress<Query extends ListQuery>(rules: ListRules<Query>) {
  const navigate = useNavigate();
  const location = useLocation();
  const address = rules.read(new URLSearchParams(location.search));
  const trail = (location.state as Trail | null)?.trail ?? [];
  const { cursor: here, sort } = address.query;

  const go = (
    next: ListAddress<Query>,
    options: { replace?: boolean; trail?: readonly string[] },
  ) => {
    const { replace = false, trail: state = [] } = options;
    void navigate(
      { search: rules.write(next).toString() },
      { replace, state: { trail: state } satisfies Trail, preventScrollReset: replace },
    );
  };
  const change = (changed: QueryChange<Query>) => rules.change(address.query, changed);

  return {
    ...address,
    /** Filters and sorting: the back button takes them back. */
    change: (changed: QueryChange<Query>) => {
      go(change(changed), {});
    },
    /** Words being typed: no step of the history for every letter. */
    search: (q: string) => {
      go(change({ q } as QueryChange<Query>), { replace: true });
    },
    /** The first page of the same query, in the place of one that cannot be shown. */
    startOver: () => {
      go(change({}), { replace: true });
    },
    /** Another query altogether, as an address has it. */
    show: (search: string) => {
      go(rules.read(new URLSearchParams(search)), {});
    },
    clear: () => {
      go(rules.read(new URLSearchParams(sort === undefined ? {} : { sort })), {});
    },
    next: (cursor: string) => {
      const page = address.page === undefined ? undefined : address.page + 1;
      go({ query: { ...address.query, cursor }, page }, { trail: [...trail, here ?? ''] });
    },
    /** Undefined on the first page. Without a trail it leads to the first page. */
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
    /** Whether `previous` only knows the first page. */
    startsOver: here !== undefined && trail.length === 0,
  };
}
