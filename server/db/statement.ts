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
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is built once, when it is first used: building it takes longer than
 * sending it. `build` gets its values as placeholders, which must become parameters: it can neither
 * look at them nor leave out parts because of them.
 */
export function statement<Values extends object, Row>(
  build: (values: Values) => Compilable<Row> | RawBuilder<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values;
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(slots).compile(builder);
    // Plugins see a statement when it is built; these were built without any.
    db.getExecutor().transformQuery(compiled.query, compiled.queryId);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
