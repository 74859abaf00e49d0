import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BookingDesk, openBookingDesk } from '../testing/booking-desk.ts';
import { type Belongings, callsFor, newOwner, sendCall } from '../testing/contract-calls.ts';
import { onDatabases } from '../testing/each-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { resolved, valueAt } from '../../common/contract/document.ts';
import { operationsOf } from '../../common/contract/operations.ts';
import { readContract } from './contract.ts';
import { handlers } from '../features/handlers.ts';
import type { Handlers, OperationId } from './operations.ts';

const contract = readContract();
const writes = operationsOf(contract).filter(({ method }) => method !== 'GET');

/**
 * Fields in one request, each of which has to be refused by its name; one by one in the full run.
 * A form has as many as the server reads of one.
 */
const AT_ONCE = process.env.TEST_COUNTS === 'full' ? { json: 1, form: 1 } : { json: 50, form: 10 };

type Fields = ReadonlyMap<string, unknown>;

/**
 * Every field that a schema of the contract names, with a value of its type that would show: what
 * somebody finds out who reads the contract's answers.
 */
function fieldsOfContract(): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  JSON.stringify(contract, (_key, value: unknown) => {
    const properties = objectOf(objectOf(value)?.properties);
    for (const [name, schema] of Object.entries(properties ?? {})) {
      if (!fields.has(name)) fields.set(name, valueFor(name, objectOf(schema)));
    }
    return value;
  });
  return fields;
}

function valueFor(name: string, schema: Record<string, unknown> | undefined): unknown {
  if (Array.isArray(schema?.enum)) return schema.enum.at(-1) as unknown;
  if (schema?.type === 'boolean' || /(^is_|_verified$|^sample$|^current$)/.test(name)) return true;
  if (schema?.type === 'integer' || schema?.type === 'number') return 987_654_321;
  if (schema?.type === 'array') return [];
  if (schema?.type === 'object') return {};
  return name.endsWith('_at') ? '2030-01-01T00:00:00Z' : `forged ${name}`;
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : undefined;
}

/** What stands at a JSON pointer, behind its references. */
function schemaAt(pointer: string): Record<string, unknown> {
  return resolved(contract, objectOf(valueAt(contract, pointer)) ?? {});
}

/** What is sent with fields that nobody may set, and where each of them stands in it. */
interface Forgery {
  body: object;
  pointers: string[];
}

/**
 * A body with more fields, once in each object that it holds, but for those that the schema of the
 * object has.
 */
function forgeries(
  body: object,
  schema: Record<string, unknown>,
  more: Fields,
  pointer = '',
): Forgery[] {
  const allowed = objectOf(schema.properties) ?? {};
  const foreign = [...more].filter(([name]) => !(name in allowed));
  const here = {
    body: { ...body, ...Object.fromEntries(foreign) },
    pointers: foreign.map(([name]) => `${pointer}/${name}`),
  };
  const inside = Object.entries(body).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? forgeries(
          inner,
          resolved(contract, objectOf(allowed[key]) ?? {}),
          more,
          `${pointer}/${key}`,
        ).map((forged) => ({
          ...forged,
          body: { ...body, [key]: forged.body },
        }))
      : [],
  );
  return [here, ...inside].filter(({ pointers }) => pointers.length > 0);
}

function formWith(more: Fields): Forgery {
  const body = new FormData();
  for (const [name, value] of more) body.set(name, String(value));
  return { body, pointers: [...more.keys()].map((name) => `/${name}`) };
}

onDatabases('postgres', (database) => {
  let desk: BookingDesk;
  let server: TestApp;
  let their: Belongings;
  let fields: Map<string, unknown>;
  /** What reached a handler. */
  let reached: { id: string; request: unknown }[] = [];

  beforeAll(async () => {
    desk = await openBookingDesk(database());
    their = await newOwner(desk);
    server = await startTestApp({ db: database(), handlers: watched() });
    fields = fieldsOfContract();
    for (const { columns } of await database().kysely.introspection.getTables()) {
      for (const { name } of columns) {
        if (!fields.has(name)) fields.set(name, valueFor(name, undefined));
      }
    }
    // What an attacker would like best is another account.
    fields.set('account_id', (await desk.newCustomer(0)).accountId);
  });
  afterAll(async () => {
    await server.stop();
    await desk.close();
  });

  /** The real handlers, each noting what it was given. */
  function watched(): Handlers {
    const entries = Object.entries(handlers).map(([id, handle]) => [
      id,
      (request: never, context: never) => {
        reached.push({ id, request });
        return (handle as (request: never, context: never) => unknown)(request, context);
      },
    ]);
    return Object.fromEntries(entries) as Handlers;
  }

  /** Every row of every table, but for counts of attempts and when a session was last used. */
  async function everyRow(): Promise<string> {
    const { kysely } = database();
    const rows = [];
    for (const { name } of await kysely.introspection.getTables()) {
      if (name === 'attempts') continue;
      const found = await kysely
        .selectFrom(name as 'sessions')
        .selectAll()
        .execute();
      rows.push(name, found.map((row) => JSON.stringify({ ...row, last_used_at: null })).sort());
    }
    return JSON.stringify(rows);
  }

  it('knows what people may not set, from the contract and from the tables', () => {
    expect(fields.size).toBeGreaterThan(150);
    for (const name of [
      'id',
      'account_id',
      'account_type',
      'email_verified',
      'current_balance',
      'status',
      'total_fee',
      'refunded',
      'password_hash',
      'created_at',
    ]) {
      expect([...fields.keys()]).toContain(name);
    }
  });

  it.each(writes)('$id takes none of them', async (operation) => {
    const call = callsFor(their)[operation.id];
    const { headers } = their.owner;
    const before = await everyRow();
    const accepted: string[] = [];
    reached = [];

    const schema = operation.body === null ? {} : schemaAt(operation.body);
    for (const more of batchesOf(fields, operation.isForm ? AT_ONCE.form : AT_ONCE.json)) {
      // What other systems write their own way may have any field; none of it is kept.
      if (call.body === undefined || schema.additionalProperties === true) break;
      const forged = operation.isForm ? [formWith(more)] : forgeries(call.body, schema, more);
      for (const { pointers, body } of forged) {
        const answer = await sendCall(server.app, operation, { ...call, body }, headers);
        accepted.push(...notRefused(pointers, answer));
      }
    }
    const named = new Set(operation.parameters.map(({ name }) => name));
    const unnamed = new Map([...fields].filter(([name]) => !named.has(name)));
    for (const more of batchesOf(unnamed, AT_ONCE.json)) {
      const texts = [...more].map(([name, value]) => [name, String(value)]);
      const query = `?${new URLSearchParams(texts).toString()}`;
      const onQuery = { ...operation, path: `${operation.path}${query}` };
      const answer = await sendCall(server.app, onQuery, call, headers);
      const pointers = [...more.keys()].map((name) => `/query/${name}`);
      accepted.push(...notRefused(pointers, answer));
    }
    expect(accepted).toEqual([]);
    expect(reached).toEqual([]);
    expect(await everyRow()).toBe(before);
  });

  it.each(writes.filter(({ body }) => body === null))('$id reads no body', async (operation) => {
    reached = [];
    const body = Object.fromEntries(fields);
    const call = { ...callsFor(their)[operation.id], body };
    const { headers } = await desk.newCustomer(0);
    const answer = await sendCall(server.app, operation, call, headers);
    expect(answer.statusCode).toBeLessThan(500);
    expect(JSON.stringify(reached)).not.toMatch(/forged|987654321/);
    expect(reached.map(({ id }) => id)).toEqual([operation.id] satisfies OperationId[]);
  });
});

function batchesOf(fields: Fields, size: number): Fields[] {
  const all = [...fields];
  return Array.from(
    { length: Math.ceil(all.length / size) },
    (_, at) => new Map(all.slice(at * size, (at + 1) * size)),
  );
}

/** Those of the fields that were not refused themselves, whatever else was. */
function notRefused(
  pointers: string[],
  answer: { statusCode: number; json: <Body>() => Body },
): string[] {
  if (answer.statusCode !== 422 && answer.statusCode !== 400) return pointers;
  const { errors = [] } = answer.json<{ errors?: { pointer: string }[] }>();
  const refused = new Set(errors.map(({ pointer }) => pointer));
  return pointers.filter((pointer) => !refused.has(pointer));
}
