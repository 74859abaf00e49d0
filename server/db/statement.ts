import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Queryable } from './database.ts';
import type { Tables } from './tables.ts';

/** Builds statements and runs none. */
export const builder: Queryable = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The place of a value in a statement that is built before its values are known. */
export class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is built once, when it is first used: building it takes longer than
 * sending it. `build` gets its values as placeholders, which must become parameters: it can neither
 * look at them nor leave out parts because of them. A value used twice is one parameter.
 */
export function statement<Values extends object, Row>(
  build: (values: Values) => Compilable<Row> | RawBuilder<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  let built: ReturnType<typeof compile<Row>> | undefined;
  return async (db, values) => {
    built ??= compile(build(newSlots<Values>()));
    const { compiled, distinct } = built;
    // Plugins see a statement when it is built; these were built without any.
    db.getExecutor().transformQuery(compiled.query, compiled.queryId);
    const parameters = distinct.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** The same slot for the same name. */
function newSlots<Values extends object>(): Values {
  const slots = new Map<string | symbol, Slot>();
  const get = (_: object, name: string | symbol) => {
    const slot = slots.get(name) ?? new Slot(String(name));
    slots.set(name, slot);
    return slot;
  };
  return new Proxy({}, { get }) as Values;
}

function compile<Row>(query: Compilable<Row> | RawBuilder<Row>) {
  const compiled: CompiledQuery<Row> = query.compile(builder);
  const distinct = [...new Set(compiled.parameters)];
  const sql = compiled.sql.replaceAll(/\$(\d+)/g, (_, number: string) => {
    return `$${distinct.indexOf(compiled.parameters[Number(number) - 1]) + 1}`;
  });
  return { compiled: { ...compiled, sql }, distinct };
}
