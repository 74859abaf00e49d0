import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { KeyRequest } from '../../http/key-request.ts';
import { newRequestRecorder } from './recorder.ts';

const REQUEST: KeyRequest = {
  ...{ accountId: 'acc_1', clientKey: 'mzk_1', keyName: 'مفتاح', at: new Date(0) },
  ...{ method: 'GET', path: '/balance', status: 200, durationMs: 1, requestId: 'r', code: null },
};

const nothing = () => Promise.resolve();

/** A database that takes what it is given as `take` does, and the paths of each statement. */
function openFake(take: () => Promise<unknown> = nothing) {
  const written: string[][] = [];
  async function executeQuery<Row>({ parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    await take();
    const entries = JSON.parse(String(parameters[0])) as { path: string }[];
    written.push(entries.map(({ path }) => path));
    return { rows: [] };
  }
  async function* streamQuery(): AsyncGenerator<never> {}
  const transactions = {
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
  };
  const db: Queryable = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        ...{ init: nothing, releaseConnection: nothing, destroy: nothing, ...transactions },
        acquireConnection: () => Promise.resolve({ executeQuery, streamQuery }),
      }),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const warned: object[] = [];
  const recorder = newRequestRecorder(db, { warn: (about: object) => warned.push(about) });
  let sent = 0;
  const send = (times = 1) => {
    for (let at = 0; at < times; at += 1) recorder.add({ ...REQUEST, path: `/${(sent += 1)}` });
  };
  const sizes = () => written.map(({ length }) => length);
  return { recorder, send, written, sizes, warned };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes what came within half a second in one statement', async () => {
  const { send, written } = openFake();
  send();
  await vi.advanceTimersByTimeAsync(300);
  send(2);
  await vi.advanceTimersByTimeAsync(199);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([['/1', '/2', '/3']]);
  send();
  await vi.advanceTimersByTimeAsync(500);
  expect(written.slice(1)).toEqual([['/4']]);
});

it('writes a hundred at once, one statement at a time', async () => {
  const ends: (() => void)[] = [];
  const { send, sizes } = openFake(() => new Promise<void>((resolve) => ends.push(resolve)));
  send(350);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([ends.length, sizes()]).toEqual([1, []]);
  for (const at of [0, 1, 2]) {
    ends[at]?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  // The rest waits for others.
  expect([ends.length, sizes()]).toEqual([3, [100, 100, 100]]);
  await vi.advanceTimersByTimeAsync(500);
  expect(ends).toHaveLength(4);
});

it('keeps 5,000 while the database does not answer, and counts the others', async () => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => (answer = resolve));
  const { recorder, send, written, warned } = openFake(() => waits);
  send(100);
  send(5_250);
  await vi.advanceTimersByTimeAsync(1);
  answer();
  await recorder.close();
  expect(written.flat()).toHaveLength(5_100);
  expect(warned).toEqual([{ lost: 250 }]);
});

it('loses what cannot be written, says so, and goes on', async () => {
  let isGone = true;
  const err = new Error('gone');
  const { send, written, warned } = openFake(() =>
    isGone ? Promise.reject(err) : Promise.resolve(),
  );
  send(3);
  await vi.advanceTimersByTimeAsync(500);
  expect(warned).toEqual([{ err }, { lost: 3 }]);
  isGone = false;
  send();
  await vi.advanceTimersByTimeAsync(500);
  expect([written, warned.length]).toEqual([[['/4']], 2]);
});

it('writes everything before it closes', async () => {
  const { recorder, send, sizes } = openFake();
  send(130);
  await recorder.close();
  expect(sizes()).toEqual([100, 30]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sizes()).toHaveLength(2);
});
