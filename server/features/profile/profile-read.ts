import { statement } from '../../db/statement.ts';
import { selectOpenSession, type SessionValues } from '../auth/sessions-store.ts';

/** The account of an open session. */
export const findProfile = statement((v: SessionValues) =>
  selectOpenSession(v).selectAll('accounts'),
);
