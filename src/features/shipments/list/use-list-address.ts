import { useLocation, useNavigate } from 'react-router-dom';
import {
  changeQuestion,
  readListAddress,
  writeListAddress,
  type ListAddress,
  type QuestionChange,
} from './list-question.ts';

/** Cursors of the pages before this one, oldest first; the first page has none and stands as ''. */
interface Trail {
  trail?: readonly string[];
}

/**
 * The list's question kept in the address, so that a reload, the back button and a shared link show
 * the same rows. Keyset paging only leads forward: the way back is kept in the history's state,
 * which a reload keeps and a shared link does not have.
 */
export function useListAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const address = readListAddress(new URLSearchParams(location.search));
  const trail = (location.state as Trail | null)?.trail ?? [];

  const go = (next: ListAddress, options: { replace?: boolean; trail?: readonly string[] }) => {
    const { replace = false, trail: state = [] } = options;
    void navigate(
      { search: writeListAddress(next).toString() },
      { replace, state: { trail: state } satisfies Trail, preventScrollReset: replace },
    );
  };

  return {
    ...address,
    /** Filters and sorting: the back button takes them back. */
    change: (change: QuestionChange) => {
      go(changeQuestion(address.question, change), {});
    },
    /** Words being typed: no step of the history for every letter. */
    search: (q: string) => {
      go(changeQuestion(address.question, { q }), { replace: true });
    },
    clear: () => {
      go({ question: sortOf(address), page: 1 }, {});
    },
    next: (cursor: string) => {
      const page = address.page === undefined ? undefined : address.page + 1;
      go(
        { question: { ...address.question, cursor }, page },
        { trail: [...trail, address.question.cursor ?? ''] },
      );
    },
    /** Undefined on the first page. Without a trail it leads to the first page. */
    previous:
      address.question.cursor === undefined
        ? undefined
        : () => {
            const cursor = trail.at(-1) ?? '';
            const first = changeQuestion(address.question, {});
            if (cursor === '') {
              go(first, {});
              return;
            }
            const page = address.page === undefined ? undefined : address.page - 1;
            go({ question: { ...first.question, cursor }, page }, { trail: trail.slice(0, -1) });
          },
    /** Whether `previous` only knows the first page. */
    startsOver: address.question.cursor !== undefined && trail.length === 0,
  };
}

function sortOf({ question: { sort } }: ListAddress) {
  return sort === undefined ? {} : { sort };
}
