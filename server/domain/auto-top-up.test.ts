import { expect, it } from 'vitest';
import { decideFill, type FillQuestion, isCardExpired } from './auto-top-up.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const ask = (changes: Partial<FillQuestion> = {}) =>
  decideFill({
    settings: { threshold: 20_000, amount: 50_000, dailyCap: 100_000 },
    ...{ balance: 19_999, isUnderWay: false, attempts: [], takenToday: 0 },
    ...{ cardExpires: '2026-11', now },
    ...changes,
  });

it.each<[string, Partial<FillQuestion>, string]>([
  ['a balance below the threshold', {}, 'begin'],
  ['a debt', { balance: -1 }, 'begin'],
  ['a balance at the threshold', { balance: 20_000 }, 'wait'],
  ['a payment under way', { isUnderWay: true }, 'wait'],
  ['a cap that it just reaches', { takenToday: 50_000 }, 'begin'],
  ['a cap that it would pass', { takenToday: 50_001 }, 'wait'],
  ['a card that has expired', { cardExpires: '2026-10' }, 'payment_method_expired'],
  ['no card', { cardExpires: null }, 'payment_method_expired'],
  ['a failure just now', { attempts: [{ status: 'failed', at: ago(14) }] }, 'wait'],
  ['a failure before', { attempts: [{ status: 'expired', at: ago(15) }] }, 'begin'],
])('decides about %s', (_what, change, decision) => {
  expect(ask(change)).toBe(decision);
});

it('stops after two failures in a row, and no sooner', () => {
  const [paid, failed, expired] = (['paid', 'failed', 'expired'] as const).map((status, index) => ({
    status,
    at: ago(60 * (index + 1)),
  }));
  if (!paid || !failed || !expired) throw new Error('three');
  expect(ask({ attempts: [failed, expired] })).toBe('payments_failed');
  expect(ask({ attempts: [failed, paid] })).toBe('begin');
  expect(ask({ attempts: [paid, failed] })).toBe('begin');
});

it('takes a card until its month ends in Riyadh', () => {
  expect(isCardExpired('2026-11', new Date('2026-11-30T20:59:59Z'))).toBe(false);
  expect(isCardExpired('2026-11', new Date('2026-11-30T21:00:00Z'))).toBe(true);
});
