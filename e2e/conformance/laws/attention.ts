import { requestedBy } from '../account.ts';
import { type AttentionItem, lowBalanceOf } from '../attention.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

const DAY_MS = 24 * 3_600_000;
/** Milliseconds by which clocks may differ. */
const TOLERANCE = 120_000;
/** Halalas that end the low balance. */
const ENOUGH = 5_000;

async function itemsAreMarked(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const none = { data: [], counts: [], total: 0, has_more: false, snoozed: 0 };
  alike(await api.ok('listAttention', { who }), none, 'what needs attention in an empty account');
  const item = await lowBalanceOf(api, account, 0);
  const path = { attention_id: item.id };
  const ids = async (query: Record<string, string> = {}) =>
    (await api.ok('listAttention', { who, query })).data.map(({ id }: AttentionItem) => id);

  const { snoozed_until } = await api.ok('snoozeAttention', { who, path, body: { days: 3 } });
  const off = Math.abs(Date.parse(snoozed_until) - Date.now() - 3 * DAY_MS);
  expect(off <= TOLERANCE, `three days from now are ${snoozed_until}`);
  alike(await ids(), [], 'what needs attention, after it was snoozed');
  alike(await ids({ snoozed: 'true' }), [item.id], 'what is snoozed');
  await api.ok('finishAttention', { who, path });
  await api.ok('finishAttention', { who, path });
  alike([...(await ids()), ...(await ids({ snoozed: 'true' }))], [], 'items after it was done');
  await api.ok('restoreAttention', { who, path });
  await api.ok('restoreAttention', { who, path });
  alike(await ids(), [item.id], 'what needs attention, after it was put back');
  alike(await ids({ kind: 'failed_attempt' }), [], 'items of another kind');

  await api.ok('finishAttention', { who, path });
  await config.addBalance(api, account, ENOUGH);
  await api.ok('restoreAttention', { who, path });
  alike(await ids(), [], 'an item put back whose cause is gone');

  const stranger = requestedBy(await accountWith(bench, 0));
  const body = { days: 1 };
  for (const answer of [
    await api.send('snoozeAttention', { who: stranger, path, body }),
    await api.send('finishAttention', { who: stranger, path }),
    await api.send('restoreAttention', { who: stranger, path }),
  ]) {
    refused(answer, 404, 'not_found', "another account's item");
  }
}

export const attentionLaws: readonly Law[] = [
  {
    id: 'attention',
    title: 'What needs attention can be snoozed, done and put back',
    clause:
      'listAttention: items that were snoozed or done are left out; finishAttention: repeating it changes nothing; restoreAttention: succeeds also if the item is in the list',
    run: itemsAreMarked,
  },
];
