import { areNewestFirst, isNotAfter } from './instants.ts';
import { type Rule, ruleOf, ruleWith, unless } from './rule.ts';

/** Properties of one object of which the first is never after the second. */
export const IN_ORDER = [
  ['created_at', 'updated_at'],
  ['created_at', 'last_used_at'],
  ['created_at', 'expires_at'],
  ['created_at', 'paid_at'],
  ['created_at', 'rotated_at'],
  ['created_at', 'archived_at'],
  ['created_at', 'last_delivery_at'],
  ['created_at', 'address_created_at'],
  ['created_at', 'failing_since'],
  ['created_at', 'next_attempt_at'],
  ['created_at', 'next_on'],
  ['created_at', 'expected_delivery_on'],
  ['updated_at', 'expires_at'],
  ['updated_at', 'prices_hold_until'],
  ['placed_at', 'created_at'],
  ['since', 'snoozed_until'],
  ['delivered_at', 'until'],
  ['created_from', 'created_to'],
  ['compared_from', 'compared_to'],
  ['from', 'to'],
  ['starts_on', 'ends_on'],
  ['ends_on', 'grace_until'],
] as const;

/** Properties of one object of which the first is never greater than the second. */
export const BOUNDS = [
  ['min_days', 'max_days'],
  ['p50_days', 'p90_days'],
  ['base_weight', 'max_weight'],
] as const;

/** The most attempts that a message shows. */
const MOST_ATTEMPTS = 20;

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
}

/** Times and their order. */
export const times: readonly Rule[] = [
  ...IN_ORDER.map(([first, second]) =>
    ruleWith(`${first} is not after ${second}`, [first, second], (value) => {
      const { [first]: earlier, [second]: later } = value;
      if (!isTime(earlier) || !isTime(later)) return [];
      return unless(isNotAfter(earlier, later), `${earlier} is after ${later}`);
    }),
  ),

  ...BOUNDS.map(([least, most]) =>
    ruleWith(`${least} is not greater than ${most}`, [least, most], (value) =>
      unless(Number(value[least]) <= Number(value[most]), `${String(value[least])} is greater`),
    ),
  ),

  ruleOf('days exist', ['Date', 'DateTime'], (text) => {
    const day = text.slice(0, 10);
    const date = new Date(`${day}T00:00:00Z`);
    const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
    return unless(isDay, `there is no ${day}`);
  }),

  ruleOf('a report is read after its period begins', ['Report'], ({ from, as_of: at }) =>
    unless(isNotAfter(from, at), `${from} is after ${at}`),
  ),

  ruleOf('the day is that of the reading in Riyadh', ['Today'], ({ day, as_of: at }) => {
    const riyadh = new Date(Date.parse(at) + 3 * 60 * 60 * 1_000).toISOString().slice(0, 10);
    return unless(day === riyadh, `${day} is not ${riyadh}`);
  }),

  ruleOf('attempts are the newest first', ['WebhookMessageDetails'], ({ message, attempts }) => {
    const at = attempts.map((attempt) => attempt.at);
    // The last may be under way.
    const ended = message.attempts - (message.state === 'waiting' ? 1 : 0);
    return [
      ...unless(
        at.every((time) => isNotAfter(message.created_at, time)),
        'an attempt before the message',
      ),
      ...unless(areNewestFirst(at), 'attempts are out of order'),
      ...unless(
        attempts.length >= Math.min(ended, MOST_ATTEMPTS) && attempts.length <= message.attempts,
        `${attempts.length} of ${message.attempts} attempts`,
      ),
    ];
  }),
];
