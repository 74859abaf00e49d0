import { beforeEach, expect, it } from 'vitest';
import type { Message } from '../../messages/message.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { addSignedInAccount } from '../../testing/test-app.ts';
import { sendPlanMessages, tell } from './messages.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const MONTH = { tier: 'intermediate', period: 'monthly' } as const;
const OVERDUE = {
  ...({ kind: 'plan_overdue', plan: MONTH } as const),
  ...{ until: '2026-11-29', price: 14_900 },
};

onDatabases('postgres', (database) => {
  let sent: Message[];
  let isDown: boolean;
  let logged: object[];
  let accountId: string;

  beforeEach(async () => {
    [sent, isDown, logged] = [[], false, []];
    await database().kysely.deleteFrom('plan_messages').execute();
    ({ accountId } = await addSignedInAccount(database()));
  });

  const messages = {
    async deliver(message: Message) {
      await Promise.resolve();
      if (isDown) throw Object.assign(new Error('<a@b.example>'), { code: 'ECONNREFUSED' });
      sent.push(message);
    },
  };
  const log = {
    warn: (line: object) => logged.push(line),
    error: (line: object) => logged.push(line),
  };
  const run = (minutes: number) =>
    sendPlanMessages({ db: database(), messages, log }, new Date(NOW.getTime() + minutes * 60_000));
  const tellIn = (fail: boolean) =>
    database()
      .kysely.transaction()
      .execute(async (tx) => {
        await tell(tx, accountId, OVERDUE, NOW);
        if (fail) throw new Error('undone');
      });
  const waiting = async () =>
    (await database().kysely.selectFrom('plan_messages').select('id').execute()).length;

  it('sends a message once, however many runs there are at once, if its transaction commits', async () => {
    await expect(tellIn(true)).rejects.toThrow('undone');
    await tellIn(false);
    await Promise.all([run(0), run(0), run(0)]);
    await run(1);
    const { email } = await database()
      .kysely.selectFrom('accounts')
      .select('email')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(sent).toEqual([{ ...OVERDUE, channel: 'email', to: email, locale: 'ar' }]);
    expect(await waiting()).toBe(0);
  });

  it('tries again with growing pauses, and gives up after a day without a recipient in the log', async () => {
    await tellIn(false);
    isDown = true;
    const tried: number[] = [];
    for (const minute of [0, 1, 2, 11, 12, 71, 72, 251, 252, 731, 732, 1_691, 1_692, 2_880]) {
      const before = logged.length;
      await run(minute);
      if (logged.length > before) tried.push(minute);
    }
    expect(tried).toEqual([0, 2, 12, 72, 252, 732, 1_692]);
    expect(await waiting()).toBe(0);
    expect(logged).toHaveLength(8);
    const told = { accountId, kind: 'plan_overdue' };
    expect(logged.at(-2)).toEqual({ ...told, code: 'ECONNREFUSED' });
    expect(logged.at(-1)).toEqual(told);
  });

  it('sends what was refused at the next try', async () => {
    await tellIn(false);
    isDown = true;
    await run(0);
    isDown = false;
    await run(1);
    expect(sent).toEqual([]);
    await run(2);
    expect(sent).toHaveLength(1);
  });
});
