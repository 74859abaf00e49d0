/** What every list can be asked beside its own filters. */
const searchName = 'q';
const sortName = 'sort';
const cursorName = 'cursor';
const pageName = 'page';

/** What every list can be asked, beside its own filters. */
export interface ListQuery {
  q?: string;
  sort?: string;
  cursor?: string;
  /** Ends of a span of days. */
  created_from?: string;
  created_to?: string;
}

type Values = Partial<Record<string, string | boolean | undefined>>;

/** A query with the number of the page that its cursor leads to, counted from 1. */
export interface ListAddress<Query> {
  query: Query;
  /** Only says where one is; undefined where a cursor came without it. */
  page: number | undefined;
}

/** New values as a control has them; undefined or nothing takes a field out. */
export type QueryChange<Query> = Partial<Record<keyof Query, string | undefined>>;

/** The contract's schema of a list's query, as the generator writes it. */
interface QuerySchema<Query> {
  shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>>;
  parse: (values: unknown) => Query;
}

export interface ListRules<Query> {
  /** Reads an address that may be anybody's: whatever the contract would refuse is left out. */
  read: (search: URLSearchParams) => ListAddress<Query>;
  /** Writes what `read` reads, always in the same order. */
  write: (address: ListAddress<Query>) => URLSearchParams;
  /** Another query begins again at its first page. */
  change: (query: Query, change: QueryChange<Query>) => ListAddress<Query>;
  /** How many filters are on; the days count as one. */
  countFilters: (query: Query) => number;
  /** Whether the list is narrowed at all, by words or by filters. */
  isNarrowed: (query: Query) => boolean;
}

/**
 * How a list is asked by its address.
 *
 * @param schema what the contract lets the list be asked.
 * @param filterNames what narrows the list beside its words; the rest only arranges it. The two ends
 *   of a span of days are `created_from` and `created_to`.
 */
export function listRules<Query extends object>(
  schema: QuerySchema<Query>,
  filterNames: readonly (keyof Query & string)[],
): ListRules<Query> {
  const names = [searchName, ...filterNames, sortName, cursorName];

  const read = (search: URLSearchParams): ListAddress<Query> => {
    const entries = names.flatMap((name): (readonly [string, string | boolean])[] => {
      const written = search.get(name);
      const isTaken = (value: unknown) => schema.shape[name]?.safeParse(value).success === true;
      if (written === null) return [];
      if (isTaken(written)) return [[name, written]];
      // Yes or no: an address has only words.
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
        .filter((name) => name in query)
        .map((name) => (name.startsWith('created_') ? 'created' : name)),
    ).size;

  const isNarrowed = (query: Query) => searchName in query || countFilters(query) > 0;

  return { read, write, change, countFilters, isNarrowed };
}
