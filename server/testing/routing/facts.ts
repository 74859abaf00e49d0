import { COUNTED, LOCAL, REFERENCE, shardColumn } from './tables.ts';

/** A parameter (`$1`), a constant (`'x'`), or a column of one use of a table (`3.account_id`). */
export type Term = string;

/** A use of a table whose rows are on several shards. */
export interface Use {
  table: string;
  key: Term;
}

/** `to` has the value that all of `from` have. */
interface Rule {
  to: Term;
  from: readonly Term[];
}

/** What a statement says about the tables it touches and about which values are equal. */
export class Facts {
  readonly uses: Use[] = [];
  readonly localTables: string[] = [];
  readonly unknownTables: string[] = [];
  readonly #rules: Rule[] = [];
  #lastId = 0;

  newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Notes a use of a table of ours. @returns the column that decides its shard. */
  use(table: string, id: number): string | undefined {
    const column = shardColumn(table);
    if (column !== undefined) this.uses.push({ table, key: `${id}.${column}` });
    else if (LOCAL.includes(table)) this.localTables.push(table);
    else if (![...REFERENCE, ...COUNTED].includes(table)) this.unknownTables.push(table);
    return column;
  }

  follows(to: Term, from: readonly (Term | undefined)[]): void {
    const known = from.filter((term) => term !== undefined);
    if (known.length === from.length && known.length > 0) this.#rules.push({ to, from: known });
  }

  /** The only value that each term can have; more than one if the statement contradicts itself. */
  values(): Map<Term, ReadonlySet<Term>> {
    const found = new Map<Term, Set<Term>>();
    const valuesOf = (term: Term): Iterable<Term> =>
      /^[$']/.test(term) ? [term] : (found.get(term) ?? []);
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (const { to, from } of this.#rules) {
        const sets = from.map((term) => [...valuesOf(term)]);
        if (sets.some((set) => set.length === 0)) continue;
        const known = found.get(to) ?? new Set();
        const before = known.size;
        for (const value of sets.flat()) known.add(value);
        found.set(to, known);
        hasChanged ||= known.size > before;
      }
    }
    return found;
  }
}
