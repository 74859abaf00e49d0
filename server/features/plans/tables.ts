import type { JSONColumnType } from 'kysely';
import type { Fixed, Time } from '../../db/columns.ts';
import type { PlanMessage } from '../../messages/message.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { PaidTier, PlanTier } from '../../domain/plan-change.ts';
import type { PlanPeriod } from '../../domain/plan-period.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    plan_prices: PlanPricesTable;
    subscriptions: SubscriptionsTable;
    plan_messages: PlanMessagesTable;
  }
}

/** The plans on offer. */
export interface PlanPricesTable {
  tier: PaidTier;
  period: PlanPeriod;
  /** Halalas with VAT. */
  price: number;
}

/** The accounts that have a plan other than the free one. */
export interface SubscriptionsTable {
  account_id: Fixed<string>;
  tier: PaidTier;
  period: PlanPeriod;
  /** Days in Riyadh that are paid, the end excluded. */
  starts_on: CalendarDay;
  ends_on: CalendarDay;
  /** Day of the month to which periods return, from 1 to 31. */
  anchor_day: number;
  /** What the invoice of these days took. */
  subtotal: number;
  vat: number;
  invoice_number: string;
  scheduled_tier: PlanTier | null;
  scheduled_period: PlanPeriod | null;
  /** Whether the message before the renewal was sent, and the price with VAT that it named. */
  announced: boolean;
  announced_price: number | null;
  /** The day on which the plan ends unless it is paid; null while it is paid. */
  grace_until: CalendarDay | null;
  /** Messages sent in the days of grace. */
  told_in_grace: number;
  /** Changes and renewals so far. */
  version: number;
}

/** Messages about plans that are still to be sent. */
export interface PlanMessagesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  content: JSONColumnType<PlanMessage>;
  due_at: Time;
  /** Times that it was given to a carrier. */
  tries: number;
}
