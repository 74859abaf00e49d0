import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ServerProcess, startProgram } from '../../../e2e/provision/server-process.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { riyadhMidnight } from '../../domain/calendar.ts';
import { topUp } from '../../domain/ledger.ts';
import { post } from '../../features/balance/ledger.ts';
import { changePlan } from '../../features/plans/change-plan.ts';
import { replacePlanPrices } from '../../features/plans/prices.ts';
import { SAMPLE_PLANS } from '../../sample-data/plans.ts';
import { addSignedInAccount } from '../test-app.ts';
import { killRounds } from './kill-rounds.ts';
import type { Charged } from './renew.ts';
import { killedDatabases } from './shared-databases.ts';

const KILLS = 50;
const ACCOUNTS = 30;
const PRICE = 14_900;

/** Noon of the tenth, some months after the first payment: every plan is due. */
function dueAt(month: number): Date {
  const day = new Date(Date.UTC(2026, 10 + month, 10)).toISOString().slice(0, 10);
  return new Date(riyadhMidnight(day).getTime() + 12 * 3_600_000);
}

/** Opens accounts that have paid for a month and can pay for many more. */
async function fill(db: Database): Promise<void> {
  await db.kysely.transaction().execute((tx) => replacePlanPrices(tx, SAMPLE_PLANS));
  const now = dueAt(0);
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const { accountId } = await addSignedInAccount(db);
    const posting = topUp((KILLS + 2) * PRICE);
    await db.kysely.transaction().execute((tx) => post(tx, { accountId, posting, at: now }));
    await changePlan(db, {
      ...{ accountId, idempotencyKey: randomUUID(), now },
      order: {
        ...{ tier: 'intermediate', period: 'monthly', version: 0 },
        seen_total: { amount: PRICE, currency: 'SAR' },
      },
    });
  }
}

const has = (line: string) => (process: ServerProcess) =>
  process.until(() => new RegExp(`^${line}$`, 'm').exec(process.output())?.[1]);
const isRenewing = has('(renewing)');
const isRenewed = has('(renewed)');
const chargedIn = async (process: ServerProcess, when: string): Promise<Charged> =>
  JSON.parse(await has(`${when} (.*)`)(process)) as Charged;

describe.each(killedDatabases('postgres'))('renewals killed on the %s database', (name, make) => {
  it('charge each account once for each period', { timeout: 1_800_000 }, async () => {
    const { random, rounds } = killRounds(1);
    const kills = Math.min(rounds, KILLS);
    const { location, env, clear } = await make();
    const db = await openDatabase(location);
    await fill(db);
    await db.close();
    const start = (month: number) =>
      startProgram('server/testing/crash/renew.ts', env, { args: [dueAt(month).toISOString()] });
    /** What was charged before and after a run to the end, and the milliseconds that it took. */
    const finish = async (month: number) => {
      const run = start(month);
      await isRenewing(run);
      const begun = performance.now();
      const after = await chargedIn(run, 'after');
      const took = performance.now() - begun;
      await isRenewed(run);
      return { before: await chargedIn(run, 'before'), after, took };
    };

    const { took } = await finish(1);
    let halfway = 0;
    for (let month = 2; month < kills + 2; month += 1) {
      const victim = start(month);
      await isRenewing(victim);
      await sleep(took * random());
      await victim.stop('SIGKILL');
      // Where several processes may, two go on at once.
      const runs = name === 'postgres' ? [finish(month), finish(month)] : [finish(month)];
      for (const { before, after } of await Promise.all(runs)) {
        const strange = before.accounts.filter(
          ({ charges }) => ![month, month + 1].includes(charges),
        );
        expect([strange, before.isRight]).toEqual([[], true]);
        expect(after).toEqual({
          accounts: [{ charges: month + 1, count: ACCOUNTS }],
          isRight: true,
        });
        if (before.accounts.length > 1) halfway += 1;
      }
    }
    await clear();
    process.stdout.write(`renewal, ${name}: ${kills} kills, ${halfway} runs found it halfway\n`);
  });
});
