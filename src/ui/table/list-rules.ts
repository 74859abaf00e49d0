/** The search parameter that every list has in addition to its own filters. */
const searchName = 'q';
const sortName = 'sort';
const cursorName = 'cursor';
const pageName = 'page';

/** The query parameters that every list has in addition to its own filters. */
export interface ListQuery {
  q?: string;
  sort?: string;
  cursor?: string;
  /** The first and last day of a range. */
  created_from?: string;
  created_to?: string;
}

type Values = Partial<Record<string, string | boolean | undefined>>;

/** A query and the number of the page at its cursor, counting from 1. */
export interface ListAddress<Query> {
  query: Query;
  /** For display only; undefined if the address has a cursor without it. */
  page: number | undefined;
}

/** New values from a control. Undefined or an empty string removes a field. */
export type QueryChange<Query> = Partial<Record<keyof Query, string | undefined>>;

/** The generated schema of a list's query. */
interface QuerySchema<Query> {
  shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>>;
  parse: (values: unknown) => Query;
}

export interface ListRules<Query> {
  /** Reads any address. Values that the contract would refuse are left out. */
  read: (search: URLSearchParams) => ListAddress<Query>;
  /** Writes what `read` reads, always in the same order. */
  write: (address: ListAddress<Query>) => URLSearchParams;
  /** A changed query starts at its first page. */
  change: (query: Query, change: QueryChange<Query>) => ListAddress<Query>;
  /** Number of active filters apart from the tab; a range of days counts as one. */
  countFilters: (query: Query) => number;
  /** Whether a search or a filter is active that `clear` removes without leaving the tab. */
  isFiltered: (query: Query) => boolean;
  /** Whether a search, a filter or a tab is active. */
  isNarrowed: (query: Query) => boolean;
  /** Without search and filters, in the same order and tab; without the tab if there are none. */
  clear: (query: Query) => ListAddress<Query>;
}

/**
 * How a list's address becomes its query.
 *
 * @param schema the query parameters that the contract allows.
 * @param filterNames the parameters that filter the list, not counting the search; the others only
 *   sort it. A range of days is `created_from` and `created_to`.
 * @param tabName the filter that tabs above the list show, which is none of its bar.
 */
export function listRules<Query extends object>(
  schema: QuerySchema<Query>,
  filterNames: readonly (keyof Query & string)[],
  tabName?: keyof Query & string,
): ListRules<Query> {
  const names = [searchName, ...filterNames, sortName, cursorName];

  const read = (search: URLSearchParams): ListAddress<Query> => {
    const entries = names.flatMap((name): (readonly [string, string | boolean])[] => {
      const written = search.get(name);
      const isTaken = (value: unknown) => schema.shape[name]?.safeParse(value).success === true;
      if (written === null) return [];
      if (isTaken(written)) return [[name, written]];
      // An address has only text, so booleans are converted.
      const isYes = written === 'true';
      return (isYes || written === 'false') && isTaken(isYes) ? [[name, isYes]] : [];
    });
    const query = schema.parse(Object.fromEntries(entries));
    const page = Number(search.get(pageName));
    if (!(cursorName in query)) return { query, page: 1 };
    return { query, page: Number.isSafeInteger(page) && page > 1 ? page : undefined };
  };

  const write = ({ query, page }: ListAddress<Query>): URLSearchParams => {
    const search = new URLSearchParams();
    for (const name of names) {
      const value = (query as Values)[name];
      if (value !== undefined) search.set(name, String(value));
    }
    if (cursorName in query && page !== undefined) search.set(pageName, String(page));
    return search;
  };

  const change = (query: Query, changed: QueryChange<Query>) => {
    const search = write({ query, page: 1 });
    search.delete(cursorName);
    for (const [name, value] of Object.entries(changed as Values)) {
      if (value) search.set(name, String(value));
      else search.delete(name);
    }
    return read(search);
  };

  const countFilters = (query: Query) =>
    new Set(
      filterNames
        .filter((name) => name in query && name !== tabName)
        .map((name) => (name.startsWith('created_') ? 'created' : name)),
    ).size;

  const isFiltered = (query: Query) => searchName in query || countFilters(query) > 0;
  const isNarrowed = (query: Query) =>
    isFiltered(query) || (tabName !== undefined && tabName in query);

  const clear = (query: Query) => {
    const kept = isFiltered(query) ? [sortName, tabName] : [sortName];
    const search = write({ query, page: 1 });
    return read(new URLSearchParams([...search].filter(([name]) => kept.includes(name))));
  };

  return { read, write, change, countFilters, isFiltered, isNarrowed, clear };
}
