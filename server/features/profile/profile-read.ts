import { statement } from '../../db/statement.ts';
import type { Account as AccountRow } from '../accounts/store.ts';
import { selectOpenSession, type SessionValues } from '../auth/sessions-store.ts';

declare module '../../http/operations.ts' {
  interface FoundWithSession {
    getProfile: AccountRow;
  }
}

/** The account of an open session. */
export const findProfile = statement((v: SessionValues) =>
  selectOpenSession(v).selectAll('accounts'),
);
