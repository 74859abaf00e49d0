import { inspect } from 'node:util';
import { ConfigError } from './config.ts';
import { DataFolderLockedError } from './db/data-folder-lock.ts';
import { OutageError } from './db/outage.ts';

/** An error that the operator can correct; shown without a stack trace. */
export class StartError extends Error {}

/** Names a taken port with its setting; passes on every other error. */
export function ifTaken(error: unknown, setting: string, port: number, host: string): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return error;
  return new StartError(
    `${setting}: ${port} is taken on ${host}; end what listens there or set another ${setting}`,
  );
}

/** One line for an error that the operator can correct; otherwise the stack trace. */
export function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof StartError ||
    error instanceof DataFolderLockedError ||
    error instanceof OutageError
  ) {
    return error.message;
  }
  return inspect(error);
}
