import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { KeyRequest, RequestRecorder } from '../../http/key-request.ts';
import { addApiRequests, type ApiRequestRow } from './store.ts';

/** Milliseconds that an entry waits for others at most, unless a batch is full before. */
const WAIT = 500;
/** Entries written in one statement. */
const BATCH = 100;
/** Entries that wait at most, about 2 MB. */
const MOST_WAITING = 5_000;

/**
 * Gathers what API keys ask for, and writes it beside the requests, many entries in one statement. A
 * request neither waits for its entry nor fails because of it: entries that cannot be written, and
 * those that come while too many wait, are lost and counted in the server's log.
 */
export function newRequestRecorder(
  db: Queryable,
  log: Pick<FastifyBaseLogger, 'warn'>,
): RequestRecorder {
  const waiting: ApiRequestRow[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | null = null;

  function add(request: KeyRequest): void {
    if (waiting.length >= MOST_WAITING) {
      lost += 1;
      return;
    }
    waiting.push(entryOf(request));
    if (waiting.length >= BATCH) void write();
    else writeLater();
  }

  function writeLater(): void {
    timer ??= setTimeout(() => void write(), WAIT).unref();
  }

  /** One at a time: while the database is slow, entries wait here and not in its connections. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeBatches().finally(() => {
      writing = null;
      if (waiting.length > 0) writeLater();
    });
    return writing;
  }

  async function writeBatches(): Promise<void> {
    do {
      await writeBatch(waiting.splice(0, BATCH));
      if (lost > 0) log.warn({ lost }, 'entries of the request log were lost');
      lost = 0;
    } while (waiting.length >= BATCH);
  }

  /** If they cannot be written together, no account's entries take those of others with them. */
  async function writeBatch(batch: readonly ApiRequestRow[]): Promise<void> {
    try {
      await addApiRequests(db, batch);
    } catch (err) {
      log.warn({ err }, 'the request log cannot be written');
      for (const own of Map.groupBy(batch, ({ account_id }) => account_id).values()) {
        await addApiRequests(db, own).catch(() => {
          lost += own.length;
        });
      }
    }
  }

  return {
    add,
    async close() {
      while (writing !== null || waiting.length > 0) await write();
    },
  };
}

function entryOf(request: KeyRequest): ApiRequestRow {
  return {
    account_id: request.accountId,
    id: newId('req', request.at),
    at: request.at,
    method: request.method,
    path: request.path,
    status: request.status,
    duration_ms: request.durationMs,
    request_id: request.requestId,
    code: request.code,
    client_key: request.clientKey,
    key_name: request.keyName,
  };
}
