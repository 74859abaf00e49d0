/** Faults of the database that are not the request's fault. */
export type Outage =
  | 'no_free_connection'
  | 'unreachable'
  | 'connection_lost'
  | 'starting_or_stopping'
  | 'statement_timeout'
  | 'lock_timeout'
  | 'conflict'
  | 'disk_full'
  | 'out_of_resources'
  | 'broken';

/** By SQLSTATE, or by its class, which is the first two characters. */
const BY_STATE: Readonly<Record<string, Outage>> = {
  '08': 'connection_lost',
  '25P03': 'connection_lost',
  '40': 'conflict',
  '53': 'out_of_resources',
  '53100': 'disk_full',
  '53300': 'no_free_connection',
  '55P03': 'lock_timeout',
  '57014': 'statement_timeout',
  '57P': 'starting_or_stopping',
  '58': 'broken',
};

/** The operating system's errors of a connection. */
const BY_SYSTEM_CODE: Readonly<Record<string, Outage>> = {
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'connection_lost',
  ECONNRESET: 'connection_lost',
  EPIPE: 'connection_lost',
  ENOSPC: 'disk_full',
};

/** `pg` and Kysely give these errors no code. */
const BY_MESSAGE: readonly [RegExp, Outage][] = [
  [/^timeout exceeded when trying to connect$/, 'no_free_connection'],
  [/^Connection terminated/, 'connection_lost'],
  [/^Client (was closed|has encountered a connection error)/, 'connection_lost'],
  [/^Postgres connection has been discarded$/, 'connection_lost'],
  [/^cached plan must not change result type$/, 'conflict'],
];

/** The request should be repeated later. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  readonly outage: Outage;

  constructor(outage: Outage, message: string) {
    super(message);
    this.outage = outage;
  }
}

/**
 * The database's fault behind an error from a query or from waiting for a connection; null if the
 * query itself is wrong or the error is not the database's.
 */
export function outageOf(error: unknown): Outage | null {
  if (error instanceof OutageError) return error.outage;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const byCode = /^[0-9A-Z]{5}$/.test(code)
    ? (BY_STATE[code] ?? BY_STATE[code.slice(0, 3)] ?? BY_STATE[code.slice(0, 2)])
    : undefined;
  return (
    byCode ??
    BY_SYSTEM_CODE[code] ??
    BY_MESSAGE.find(([message]) => message.test(error.message))?.[1] ??
    null
  );
}
