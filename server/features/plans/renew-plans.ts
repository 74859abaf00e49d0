import { sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { addDays, type CalendarDay, daysBetween, riyadhDay } from '../../domain/calendar.ts';
import { type PaidChoice, renewedPlan } from '../../domain/plan-change.ts';
import { lockPlan, type PlanStanding, postPeriod } from './apply-change.ts';
import { type PlanServices, tell } from './messages.ts';
import { priceOf } from './prices.ts';
import { endSubscription, nextChoice, noteOn, paidPlanOf, type Subscription } from './store.ts';

/** Days before the end of a period on which the account is told what will be charged. */
const NOTICE = 7;

/** Days for which an account keeps a plan that its balance could not pay. */
const GRACE = 5;

/** Days between two messages in the days of grace, and how many there are. */
const REMINDED_EVERY = 2;
const REMINDERS = 3;

/** Accounts that are read at once, and milliseconds after which a run begins no further ones. */
const BATCH = 200;
const LONGEST = 60_000;

/**
 * Announces, renews and ends the plans for which it is time, each account in a transaction of its
 * own. An account whose renewal goes wrong holds up nobody else.
 */
export async function renewPlans({ db, log }: PlanServices, now: Date): Promise<void> {
  const time = AbortSignal.timeout(LONGEST);
  let after = '';
  while (!time.aborted) {
    const due = await dueAccounts(db.kysely, riyadhDay(now), after);
    for (const accountId of due) {
      await db.kysely
        .transaction()
        .execute((tx) => attend(tx, accountId, now))
        .catch((err: unknown) => {
          log.error({ err, accountId }, 'a plan could not be renewed');
        });
    }
    after = due.at(-1) ?? '';
    if (due.length < BATCH) return;
  }
}

/**
 * Accounts with something to do. In the days of grace that is when the balance has become enough,
 * a message is due, or the days are over.
 */
async function dueAccounts(db: Queryable, today: CalendarDay, after: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select s.account_id from subscriptions s
    join balances b on b.account_id = s.account_id
    left join plan_prices p on p.tier = coalesce(s.scheduled_tier, s.tier)
      and p.period = coalesce(s.scheduled_period, s.period)
    where s.account_id > ${after} and (
      s.ends_on > ${today}::date and s.ends_on <= ${today}::date + ${NOTICE}::int
        and not s.announced and s.scheduled_tier is distinct from 'basic'
      or s.ends_on <= ${today}::date and (
        s.grace_until is null or s.grace_until <= ${today}::date or p.price is null
        or s.scheduled_tier = 'basic' or b.current >= coalesce(s.announced_price, p.price)
        or s.told_in_grace < ${REMINDERS}::int and
          ${today}::date >= s.grace_until - ${GRACE}::int + ${REMINDED_EVERY}::int * s.told_in_grace
      )
    )
    order by s.account_id limit ${BATCH}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Does what is due for one account, as it stands now that nothing else can change it. */
async function attend(tx: Tx, accountId: string, now: Date): Promise<void> {
  const standing = await lockPlan(tx, accountId);
  const { subscription } = standing;
  if (!subscription) return;
  const today = riyadhDay(now);
  if (today < subscription.ends_on) return announce(tx, standing, subscription, now);
  const next = nextChoice(subscription);
  if (next.tier === 'basic') return end(tx, subscription, 'plan_ended_cancelled', now);
  const listed = priceOf(standing.prices, next);
  if (listed === null) return end(tx, subscription, 'plan_ended_withdrawn', now);
  const price = subscription.announced_price ?? listed;
  if (standing.balance >= price) return renew(tx, standing, subscription, { next, price, now });
  return remind(tx, subscription, { next, price, now });
}

async function announce(
  tx: Tx,
  { accountId, prices }: PlanStanding,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const { ends_on: on, announced } = subscription;
  const next = nextChoice(subscription);
  const isTime = daysBetween(riyadhDay(now), on) <= NOTICE;
  if (announced || !isTime || next.tier === 'basic') return;
  const price = priceOf(prices, next);
  await noteOn(tx, accountId, { announced: true, announced_price: price });
  if (price === null) {
    await tell(tx, accountId, { kind: 'plan_ends_soon', plan: next, on }, now);
  } else {
    await tell(tx, accountId, { kind: 'plan_renewal_soon', plan: next, on, price }, now);
  }
}

async function renew(
  tx: Tx,
  standing: PlanStanding,
  subscription: Subscription,
  { next, price, now }: { next: PaidChoice; price: number; now: Date },
): Promise<void> {
  const paid = paidPlanOf(subscription);
  await postPeriod(tx, standing, renewedPlan(paid, next, price), now);
}

/** Begins the days of grace, or goes on with them until they are over. */
async function remind(
  tx: Tx,
  subscription: Subscription,
  { next, price, now }: { next: PaidChoice; price: number; now: Date },
): Promise<void> {
  const { account_id: accountId, grace_until: before, told_in_grace: told } = subscription;
  const today = riyadhDay(now);
  const until = before ?? addDays(today, GRACE);
  if (today >= until) return end(tx, subscription, 'plan_ended_unpaid', now);
  const since = GRACE - daysBetween(today, until);
  const due = Math.min(REMINDERS, 1 + Math.floor(since / REMINDED_EVERY));
  if (told >= due) return;
  await noteOn(tx, accountId, { grace_until: until, told_in_grace: due });
  await tell(tx, accountId, { kind: 'plan_overdue', plan: next, until, price }, now);
}

async function end(
  tx: Tx,
  { account_id: accountId, tier, period }: Subscription,
  kind: 'plan_ended_cancelled' | 'plan_ended_withdrawn' | 'plan_ended_unpaid',
  now: Date,
): Promise<void> {
  await endSubscription(tx, accountId, kind === 'plan_ended_cancelled' ? null : now);
  await tell(tx, accountId, { kind, plan: { tier, period } }, now);
}
