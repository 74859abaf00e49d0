import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic } from '../testing/basic.ts';
import { useTestBackend } from '../testing/for-a-suite.ts';
import { type Call, callsFor, sendCall } from '../testing/contract-calls.ts';
import { type Belongings, newOwner } from '../testing/new-owner.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { isOwn, operationsOf } from '../../common/contract/operations.ts';
import { KEY_SHARE, STORE_SHARE } from './api.ts';
import { bodyLimitOf, fileLimitOf } from './body-parsers.ts';
import { type Operation, readContract } from './contract.ts';
import { handlers } from '../features/handlers.ts';

/**
 * Errors that operations share, each tested with a call that is otherwise valid;
 * access.db.test.ts has the 401.
 */
const operations = operationsOf(readContract()).filter(isOwn);
const documenting = (status: number) => operations.filter(({ responses }) => responses.has(status));

const backend = useTestBackend();
let their: Belongings;
beforeAll(async () => {
  their = await newOwner(backend);
});

/** The owner's own call with one change. */
function send({ app }: Pick<TestApp, 'app'>, operation: Operation, change: Partial<Call> = {}) {
  const { owner, clientKey, secretKey } = their;
  const credentials = operation.scheme === 'apiKey' ? basic(clientKey, secretKey) : owner.headers;
  return sendCall(app, operation, { ...callsFor(their)[operation.id], ...change }, credentials);
}

/** The server with one handler for every operation, which throws an error with these members. */
async function startThrowing(members: object): Promise<TestApp> {
  const fail = () => Promise.reject(Object.assign(new Error('failed'), members));
  const failing = { ...handlers };
  for (const id of Object.keys(failing)) Reflect.set(failing, id, fail);
  return startTestApp({ db: backend.database, handlers: failing });
}

/** The server with its one request of this minute used up, and those of stores. */
async function startLimited(): Promise<TestApp> {
  const env = { RATE_LIMIT_PER_MINUTE: '1' };
  const limited = await startTestApp({ db: backend.database, env });
  await limited.app.inject('/api/health');
  // Stores and keys may send more from one address.
  const url = `/api/stores/zid/${randomUUID()}`;
  for (let sent = 0; sent < STORE_SHARE; sent += 1) {
    await limited.app.inject({ method: 'POST', url, payload: {} });
    if (sent < KEY_SHARE) await limited.app.inject('/api/integration');
  }
  return limited;
}

const FILE_PARTS: Partial<Record<string, string>> = {
  updateProfilePicture: 'picture',
  createImportBatch: 'file',
  updateProductPhoto: 'photo',
  checkProductFile: 'file',
  importProducts: 'file',
};

/** A form with this file under the name that the operation gives it. */
function formOf({ id }: Operation, file: Blob): FormData {
  const form = new FormData();
  form.append(FILE_PARTS[id] ?? 'attachment', file);
  return form;
}

interface Circumstances {
  concerns?: (operation: Operation) => boolean;
  on?: () => Pick<TestApp, 'app'>;
}

/** Every operation that documents the status answers so to its own call with this change. */
function everyAnswer(
  [status, code]: readonly [number, string],
  change: (operation: Operation) => Partial<Call>,
  { concerns = () => true, on = () => backend }: Circumstances = {},
): void {
  it.each(documenting(status).filter(concerns))('$id', async (operation) => {
    const answer = await send(on(), operation, change(operation));
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  });
}

describe('an unknown parameter', () => {
  everyAnswer([400, 'validation_failed'], () => ({ query: { unheard_of: '1' } }));
});

describe('an invalid id', () => {
  const invalidIds = ({ path }: Operation) =>
    Object.fromEntries(path.matchAll(/\{(\w+)\}/g).map(([, name = '']) => [name, 'not an id']));
  everyAnswer([404, 'not_found'], (operation) => ({ path: invalidIds(operation) }), {
    concerns: ({ path }) => path.includes('{'),
  });
});

describe('an unknown member in the body', () => {
  const form = new FormData();
  form.append('unheard_of', new Blob(['x']));
  everyAnswer(
    [422, 'validation_failed'],
    ({ isForm }) => ({ body: isForm ? form : { unheard_of: 1 } }),
    // The payment provider decides the form of its notifications.
    { concerns: ({ id, body }) => body !== null && id !== 'receivePaymentNotification' },
  );
});

describe('a body one byte too large', () => {
  const fileOf = ({ id }: Operation) => new Blob(['x'.repeat(fileLimitOf(id) + 1)]);
  const textOf = ({ id }: Operation) => 'x'.repeat(bodyLimitOf(id) + 1 - '{"large":""}'.length);
  everyAnswer([413, 'payload_too_large'], (operation) => ({
    body: operation.isForm ? formOf(operation, fileOf(operation)) : { large: textOf(operation) },
  }));
});

describe.each<[string, readonly [number, string], () => Promise<TestApp>]>([
  ['too many requests', [429, 'rate_limited'], startLimited],
  ['a mistake of ours', [500, 'internal_error'], () => startThrowing({})],
  ['no database', [503, 'temporarily_unavailable'], () => startThrowing({ code: '57P03' })],
])('%s', (_, answer, start) => {
  let other: TestApp;
  beforeAll(async () => {
    other = await start();
  });
  afterAll(() => other.stop());

  // A form is read before its handler runs, and an empty one is invalid.
  const valid = (operation: Operation) =>
    operation.isForm ? { body: formOf(operation, new Blob(['%PDF-'])) } : {};
  everyAnswer(answer, valid, { on: () => other });
});
