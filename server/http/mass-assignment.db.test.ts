import { basic } from '../testing/basic.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestBackend, openTestBackend } from '../testing/test-backend.ts';
import { callsFor, sendCall } from '../testing/contract-calls.ts';
import { type Belongings, newOwner } from '../testing/new-owner.ts';
import { onDatabases } from '../testing/each-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { resolved, valueAt } from '../../common/contract/document.ts';
import { isOwn, operationsOf } from '../../common/contract/operations.ts';
import { type Operation, readContract } from './contract.ts';
import { handlers } from '../features/handlers.ts';
import { isRaw } from './body-parsers.ts';
import type { Handlers, OperationId } from './operations.ts';

const contract = readContract();
const writes = operationsOf(contract)
  .filter(isOwn)
  .filter(({ method }) => method !== 'GET');

/**
 * Fields in one request, each of which must be refused by name; one by one in the full run. Of a
 * form, as many as the server reads.
 */
const AT_ONCE = process.env.TEST_COUNTS === 'full' ? { json: 1, form: 1 } : { json: 100, form: 10 };

/** What requests that are refused leave behind. */
const LOGS = ['attempts', 'api_requests'];

type Fields = ReadonlyMap<string, unknown>;

/**
 * Every field of the contract's schemas with a distinctive value of its type: what an attacker can
 * learn from the contract.
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

/** The schema at a JSON pointer, with references resolved. */
function schemaAt(pointer: string): Record<string, unknown> {
  return resolved(contract, objectOf(valueAt(contract, pointer)) ?? {});
}

/** A body with fields that clients must not set, and their locations. */
interface Forgery {
  body: object;
  pointers: string[];
}

/**
 * A body with more fields, added once to each object in it, except those that the object's schema
 * has.
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
  const inside = Object.entries(body).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return [];
    const innerSchema = resolved(contract, objectOf(allowed[key]) ?? {});
    const forged = forgeries(inner, innerSchema, more, `${pointer}/${key}`);
    return forged.map((each) => ({ ...each, body: { ...body, [key]: each.body } }));
  });
  return [here, ...inside].filter(({ pointers }) => pointers.length > 0);
}

function formWith(more: Fields, schema: Record<string, unknown>): Forgery {
  const body = new FormData();
  const allowed = objectOf(schema.properties) ?? {};
  const forged = [...more].filter(([name]) => !(name in allowed));
  for (const [name, value] of forged) body.set(name, String(value));
  return { body, pointers: forged.map(([name]) => `/${name}`) };
}

onDatabases('postgres', (database) => {
  let backend: TestBackend;
  let server: TestApp;
  let their: Belongings;
  let fields: Map<string, unknown>;
  /** What reached a handler. */
  let reached: { id: string; request: unknown }[] = [];

  beforeAll(async () => {
    backend = await openTestBackend(database());
    their = await newOwner(backend);
    server = await startTestApp({ db: database(), handlers: watched() });
    fields = fieldsOfContract();
    for (const { columns } of await database().kysely.introspection.getTables()) {
      for (const { name } of columns) {
        if (!fields.has(name)) fields.set(name, valueFor(name, undefined));
      }
    }
    // The account is the field that an attacker would most like to set.
    fields.set('account_id', (await backend.newCustomer(0)).accountId);
  });
  afterAll(async () => {
    await server.stop();
    await backend.close();
  });

  /** The real handlers, each recording its input. */
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

  const headersFor = ({ scheme }: Operation) =>
    scheme === 'apiKey' ? basic(their.clientKey, their.secretKey) : their.owner.headers;

  /** Every row of every table, except counters, the log of requests, and the last use of a login. */
  async function everyRow(): Promise<string> {
    const tables = await storedRows(database());
    const ours = tables.filter(({ schema, name }) => schema === 'public' && !LOGS.includes(name));
    return JSON.stringify(
      ours.map(({ name, rows }) => [
        name,
        rows.map((row) => JSON.stringify({ ...row, last_used_at: null })).sort(),
      ]),
    );
  }

  it('takes the fields that clients must not set from the contract and the tables', () => {
    expect(fields.size).toBeGreaterThan(150);
    const worst = ['id', 'account_id', 'account_type', 'email_verified', 'password_hash', 'status'];
    const money = ['current_balance', 'total_fee', 'refunded', 'created_at'];
    expect([...fields.keys()]).toEqual(expect.arrayContaining([...worst, ...money]));
  });

  it.each(writes.filter(({ id }) => !isRaw(id)))('$id accepts none of them', async (operation) => {
    const call = callsFor(their)[operation.id];
    const headers = headersFor(operation);
    const before = await everyRow();
    const accepted: string[] = [];
    reached = [];

    const schema = operation.body === null ? {} : schemaAt(operation.body);
    for (const more of batchesOf(fields, operation.isForm ? AT_ONCE.form : AT_ONCE.json)) {
      // Bodies that other systems define may have any field; none of it is stored.
      if (call.body === undefined || schema.additionalProperties === true) break;
      const forged = operation.isForm
        ? [formWith(more, schema)]
        : forgeries(call.body, schema, more);
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
    const { headers } = await backend.newCustomer(0);
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

/** The fields that were not refused by name. */
function notRefused(
  pointers: string[],
  answer: { statusCode: number; json: <Body>() => Body },
): string[] {
  if (answer.statusCode !== 422 && answer.statusCode !== 400) return pointers;
  const { errors = [] } = answer.json<{ errors?: { pointer: string }[] }>();
  const refused = new Set(errors.map(({ pointer }) => pointer));
  return pointers.filter((pointer) => !refused.has(pointer));
}
