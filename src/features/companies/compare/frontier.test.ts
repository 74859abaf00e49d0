import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frontierOf, type Tradeoff } from './frontier.ts';

it('has the choices that nobody beats on both', () => {
  const cheap = { cost: 10, time: 5 };
  const middle = { cost: 15, time: 3 };
  const fast = { cost: 30, time: 1 };
  const beaten = { cost: 16, time: 3 };
  const equal = { cost: 30, time: 1 };
  expect([...frontierOf([cheap, beaten, middle, fast, equal])]).toEqual([
    cheap,
    middle,
    fast,
    equal,
  ]);
  expect(frontierOf([]).size).toBe(0);
});

it('is never empty, and falls in cost as it rises in time', () => {
  const choice = fc.record({ cost: fc.nat(50), time: fc.nat(10) });
  fc.assert(
    fc.property(fc.array(choice, { minLength: 1, maxLength: 30 }), (choices: Tradeoff[]) => {
      const front = [...frontierOf(choices)].sort((a, b) => a.time - b.time || a.cost - b.cost);
      expect(front.length).toBeGreaterThan(0);
      for (const [index, { cost, time }] of front.entries()) {
        const next = front[index + 1];
        if (next) expect(next.cost < cost || (next.cost === cost && next.time === time)).toBe(true);
      }
      for (const left of choices.filter((each) => !front.includes(each))) {
        expect(front.some(({ cost, time }) => cost <= left.cost && time <= left.time)).toBe(true);
      }
    }),
  );
});
