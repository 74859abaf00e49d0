import { runStatements } from '../run-statements.ts';

/**
 * When the owner last proved to be at a session, by signing in, the password or a code; and whether
 * the session outlasts the browser.
 */
export const up = runStatements([
  'alter table sessions add column confirmed_at timestamptz',
  'alter table sessions add column keep_signed_in boolean not null default true',
  'alter table code_challenges add column keep_signed_in boolean not null default true',
]);
