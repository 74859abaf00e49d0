import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { openSession } from './sessions-store.ts';
import { hashToken, newToken } from './tokens.ts';

type SessionList = components['schemas']['SessionList'];

const DAY = 24 * 60 * 60 * 1_000;
const SESSIONS = 29;

onDatabases('each', (database) => {
  const door = useFrontDoor(database);

  it('lists sessions page by page, also many that were last used at the same time', async () => {
    const owner = await door.newOwner();
    const now = door.time();
    for (let at = 0; at < SESSIONS; at += 1) {
      await openSession(database().kysely, {
        accountId: owner.accountId,
        tokenHash: hashToken(newToken('mzs')),
        ...{ userAgent: undefined, country: undefined },
        now: new Date(now.getTime() - (at % 4) * 60_000),
        expiresAt: new Date(now.getTime() + DAY),
      });
    }
    const read = async (query: string) =>
      (await door.ask(owner, 'GET', `/profile/sessions?${query}`)).json<SessionList>();
    const whole = await read('limit=100');
    const usedAt = whole.data.map(({ last_used_at }) => last_used_at);
    expect(usedAt).toEqual(usedAt.toSorted().toReversed());
    expect(whole.page).toEqual({ total: SESSIONS + 1, total_is_capped: false });

    const pages: SessionList['data'] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const { data, page } = await read(cursor === '' ? 'limit=4' : `limit=4&cursor=${cursor}`);
      pages.push(...data);
      cursor = page.next_cursor;
    }
    expect(pages).toEqual(whole.data);
  });
});
