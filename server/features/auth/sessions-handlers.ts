import { forgetDeviceOf, forgetDevices } from './known-devices-store.ts';
import {
  endSessions,
  openSessions,
  pageByUse,
  revokeSession,
  type SessionPosition,
} from './sessions-store.ts';
import { toSession } from './sessions-mapper.ts';
import { countUpToCap } from '../../db/pages.ts';
import { nameList } from '../../http/cursor.ts';
import { page, type PageRequest } from '../../http/page.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const sessionsHandlers = {
  async listSessions({ query }, context) {
    const { account, db, now } = context;
    const open = openSessions(db.kysely, account.id, now);
    const list = nameList('sessions', context, {});
    return page(query, list, async (asked: PageRequest<SessionPosition>) => {
      const { rows, end } = await pageByUse(open, asked);
      const data = rows.map((session) => toSession(session, account.sessionId));
      return { ...(await countUpToCap(db.kysely, open)), data, end };
    });
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
