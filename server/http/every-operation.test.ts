import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { basic } from '../testing/basic.ts';
import { type TestBackend, openTestBackend } from '../testing/test-backend.ts';
import { openInMemory } from '../testing/embedded-template.ts';
import {
  type Belongings,
  type Call,
  callsFor,
  newOwner,
  sendCall,
} from '../testing/contract-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { operationsOf } from '../../common/contract/operations.ts';
import { type Operation, readContract } from './contract.ts';
import { handlers } from '../features/handlers.ts';

/** Errors that every operation shares, each tested with a call that is otherwise valid. */
const operations = operationsOf(readContract());
const documenting = (status: number) => operations.filter(({ responses }) => responses.has(status));

/** Milliseconds, enough on a busy machine. */
const SET_UP = 240_000;

let db: Database;
let backend: TestBackend;
let their: Belongings;

beforeAll(async () => {
  db = await openInMemory();
  backend = await openTestBackend(db);
  their = await newOwner(backend);
}, SET_UP);
afterAll(async () => {
  await backend.close();
  await db.close();
});

/** The owner's own call with one change. */
function send({ app }: Pick<TestApp, 'app'>, operation: Operation, change: Partial<Call> = {}) {
  const { owner, clientKey, secretKey } = their;
  const credentials = operation.scheme === 'apiKey' ? basic(clientKey, secretKey) : owner.headers;
  return sendCall(app, operation, { ...callsFor(their)[operation.id], ...change }, credentials);
}

/** The server with one handler for every operation, which throws this error. */
async function startThrowing(error: Error): Promise<TestApp> {
  const fail = () => Promise.reject(error);
  const failing = { ...handlers };
  for (const id of Object.keys(failing)) Reflect.set(failing, id, fail);
  return startTestApp({ db, handlers: failing });
}

describe('400: an unknown parameter', () => {
  it.each(documenting(400))('$id', async (operation) => {
    const answer = await send(backend, operation, { query: { unheard_of: '1' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });
});

describe('401: no credentials', () => {
  it.each(documenting(401))('$id', async (operation) => {
    const answer = await sendCall(backend.app, operation, callsFor(their)[operation.id]);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
  });
});

describe('404: an invalid id', () => {
  const named = documenting(404).filter(({ path }) => path.includes('{'));
  it.each(named)('$id', async (operation) => {
    const names = operation.path.matchAll(/\{(\w+)\}/g).map(([, name = '']) => [name, 'NOTHING']);
    const path = Object.fromEntries(names) as Record<string, string>;
    const answer = await send(backend, operation, { path });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe('422: an unknown member in the body', () => {
  // The payment provider decides the form of its notifications.
  const own = ({ id, body }: Operation) => body !== null && id !== 'receivePaymentNotification';
  it.each(documenting(422).filter(own))('$id', async (operation) => {
    const form = new FormData();
    form.append('unheard_of', new Blob(['x']));
    const body = operation.isForm ? form : { unheard_of: 1 };
    const answer = await send(backend, operation, { body });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'validation_failed' }]);
  });
});

describe('413: a body that is too large', () => {
  const large = 'x'.repeat(12 * 1024 * 1024);
  it.each(documenting(413))('$id', async (operation) => {
    const form = new FormData();
    form.append(operation.id.includes('Picture') ? 'picture' : 'attachment', new Blob([large]));
    const answer = await send(backend, operation, { body: operation.isForm ? form : { large } });
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
  });
});

describe('429: too many requests', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ db, env: { RATE_LIMIT_PER_MINUTE: '1' } });
    await limited.app.inject('/api/health');
  });
  afterAll(() => limited.stop());

  it.each(documenting(429))('$id', async (operation) => {
    const answer = await send(limited, operation);
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'rate_limited' }]);
  });
});

describe.each([
  [500, 'internal_error', new Error('a mistake of ours')],
  [503, 'temporarily_unavailable', Object.assign(new Error('no database'), { code: '57P03' })],
])('%i, for any operation', (status, code, error) => {
  let failing: TestApp;
  beforeAll(async () => {
    failing = await startThrowing(error);
  });
  afterAll(() => failing.stop());

  it.each(documenting(status))('$id', async (operation) => {
    // A form is read before its handler runs, and an empty one is invalid.
    const form = new FormData();
    form.append(operation.id.includes('Picture') ? 'picture' : 'attachment', new Blob(['%PDF-']));
    const answer = await send(failing, operation, operation.isForm ? { body: form } : {});
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  });
});
