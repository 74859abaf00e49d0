import { runStatements } from '../run-statements.ts';

/** Random keys that the server signs with, the same in every process. */
export const up = runStatements([
  `create table server_keys (
    name text primary key,
    key bytea not null
  )`,
]);
