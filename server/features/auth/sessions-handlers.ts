import { forgetDeviceOf, forgetDevices } from './known-devices-store.ts';
import { endSessions, listSessions, revokeSession } from './sessions-store.ts';
import { toSession } from './sessions-mapper.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const sessionsHandlers = {
  async listSessions(_request, { account, db, now }) {
    const sessions = await listSessions(db.kysely, account.id, now);
    return {
      status: 200,
      body: { data: sessions.map((session) => toSession(session, account.sessionId)) },
    };
  },

  async endSession({ path }, { account, db, now }) {
    const ended = await revokeSession(db.kysely, {
      accountId: account.id,
      sessionId: path.session_id,
      now,
    });
    if (!ended) throw problem(404, 'not_found');
    await forgetDeviceOf(db.kysely, { accountId: account.id, sessionId: path.session_id });
    return { status: 204 };
  },

  async endOtherSessions(_request, { account, db }) {
    await forgetDevices(db.kysely, account.id, { exceptOf: account.sessionId });
    await endSessions(db.kysely, account.id, { except: account.sessionId });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'>;
