/** What every list can be asked beside its own filters. */
const searchName = 'q';
const sortName = 'sort';
const cursorName = 'cursor';
const pageName = 'page';

type Asked = Partial<Record<string, string | boolean | undefined>>;

/** A question with the number of the page that its cursor leads to, counted from 1. */
export interface ListAddress<Question> {
  question: Question;
  /** Only says where one is; undefined where a cursor came without it. */
  page: number | undefined;
}

/** New values as a control has them; undefined or nothing takes a field out. */
export type QuestionChange<Question> = Partial<Record<keyof Question, string | undefined>>;

/** The contract's schema of a list's query, as the generator writes it. */
interface QuerySchema<Question> {
  shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>>;
  parse: (values: unknown) => Question;
}

export interface ListRules<Question> {
  /** Reads an address that may be anybody's: whatever the contract would refuse is left out. */
  read: (search: URLSearchParams) => ListAddress<Question>;
  /** Writes what `read` reads, always in the same order. */
  write: (address: ListAddress<Question>) => URLSearchParams;
  /** Another question begins again at its first page. */
  change: (question: Question, change: QuestionChange<Question>) => ListAddress<Question>;
  /** How many filters are on; the days count as one. */
  countFilters: (question: Question) => number;
  /** Whether the list is narrowed at all, by words or by filters. */
  isNarrowed: (question: Question) => boolean;
}

/**
 * How a list is asked by its address.
 *
 * @param schema what the contract lets the list be asked.
 * @param filterNames what narrows the list beside its words; the rest only arranges it. The two ends
 *   of a span of days are `created_from` and `created_to`.
 */
export function listRules<Question extends object>(
  schema: QuerySchema<Question>,
  filterNames: readonly (keyof Question & string)[],
): ListRules<Question> {
  const names = [searchName, ...filterNames, sortName, cursorName];

  const read = (search: URLSearchParams): ListAddress<Question> => {
    const entries = names.flatMap((name): (readonly [string, string | boolean])[] => {
      const written = search.get(name);
      const isTaken = (value: unknown) => schema.shape[name]?.safeParse(value).success === true;
      if (written === null) return [];
      if (isTaken(written)) return [[name, written]];
      // Yes or no: an address has only words.
      const isYes = written === 'true';
      return (isYes || written === 'false') && isTaken(isYes) ? [[name, isYes]] : [];
    });
    const question = schema.parse(Object.fromEntries(entries));
    const page = Number(search.get(pageName));
    if (!(cursorName in question)) return { question, page: 1 };
    return { question, page: Number.isSafeInteger(page) && page > 1 ? page : undefined };
  };

  const write = ({ question, page }: ListAddress<Question>): URLSearchParams => {
    const search = new URLSearchParams();
    for (const name of names) {
      const value = (question as Asked)[name];
      if (value !== undefined) search.set(name, String(value));
    }
    if (cursorName in question && page !== undefined) search.set(pageName, String(page));
    return search;
  };

  const change = (question: Question, changed: QuestionChange<Question>) => {
    const search = write({ question, page: 1 });
    search.delete(cursorName);
    for (const [name, value] of Object.entries(changed as Asked)) {
      if (value) search.set(name, String(value));
      else search.delete(name);
    }
    return read(search);
  };

  const countFilters = (question: Question) =>
    new Set(
      filterNames
        .filter((name) => name in question)
        .map((name) => (name.startsWith('created_') ? 'created' : name)),
    ).size;

  const isNarrowed = (question: Question) => searchName in question || countFilters(question) > 0;

  return { read, write, change, countFilters, isNarrowed };
}
