import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../common/testing/it-for-all.ts';
import {
  type EndpointHealth,
  healthAfterTry,
  healthAt,
  HEALTHY,
  type HealthStep,
  type TryVerdict,
} from './webhook-health.ts';

const START = Date.UTC(2027, 0, 1);
const HOUR_MS = 60 * 60 * 1_000;
const at = (hours: number) => new Date(START + hours * HOUR_MS);

type Moment = [hours: number, what: TryVerdict | 'time'];

/** The steps that follow from what happens, each with its hour. */
function stepsOf(moments: readonly Moment[], from: EndpointHealth = HEALTHY) {
  let health = from;
  const steps: [number, HealthStep][] = [];
  for (const [hours, what] of moments) {
    const now = at(hours);
    const judged = what === 'time' ? healthAt(health, now) : healthAfterTry(health, what, now);
    ({ health } = judged);
    if (judged.step !== null) steps.push([hours, judged.step]);
  }
  return { health, steps };
}

const failEvery = (hours: number, until: number): Moment[] =>
  Array.from({ length: until / hours + 1 }, (_, index) => [index * hours, 'failed']);

describe('an endpoint that fails', () => {
  it('is warned of on days 1 and 3, and paused on day 5', () => {
    expect(stepsOf(failEvery(1, 120)).steps).toEqual([
      [24, 'warn'],
      [72, 'warn'],
      [120, 'pause'],
    ]);
  });

  it('is so by time alone, without another try', () => {
    const hours = Array.from({ length: 121 }, (_, hour): Moment => [hour, 'time']);
    expect(stepsOf([[0, 'failed'], ...hours]).steps).toEqual([
      [24, 'warn'],
      [72, 'warn'],
      [120, 'pause'],
    ]);
  });

  it('fails since the first failure after the last success', () => {
    const { health, steps } = stepsOf([
      [0, 'failed'],
      [23, 'delivered'],
      [30, 'failed'],
      [53, 'failed'],
    ]);
    expect(health).toEqual({ failingSince: at(30), warnings: 0 });
    expect(steps).toEqual([]);
  });

  it('is warned of once when the first warning was missed', () => {
    expect(
      stepsOf([
        [0, 'failed'],
        [80, 'time'],
        [81, 'failed'],
      ]).steps,
    ).toEqual([[80, 'warn']]);
  });

  it('is not warned of before a whole day', () => {
    const almost = new Date(at(24).getTime() - 1);
    expect(healthAt({ failingSince: at(0), warnings: 0 }, almost).step).toBeNull();
  });
});

describe('an endpoint that works again', () => {
  it('has recovered if there was a warning', () => {
    const { health, steps } = stepsOf([...failEvery(12, 36), [37, 'delivered'], [38, 'delivered']]);
    expect(health).toEqual(HEALTHY);
    expect(steps).toEqual([
      [24, 'warn'],
      [37, 'tell_recovered'],
    ]);
  });

  it('has not if nobody was told that it failed', () => {
    expect(
      stepsOf([
        [0, 'failed'],
        [1, 'delivered'],
      ]),
    ).toEqual({ health: HEALTHY, steps: [] });
  });
});

it.each([0, 30, 200])('an endpoint that is gone at hour %i is disabled at once', (hours) => {
  const { steps } = stepsOf([[hours, 'gone']], { failingSince: at(0), warnings: 2 });
  expect(steps).toEqual([[hours, 'disable']]);
});

describe('whatever happens', () => {
  const moments = fc
    .array(
      fc.tuple(
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom<TryVerdict | 'time'>('delivered', 'failed', 'failed', 'failed', 'time'),
      ),
      { maxLength: 30 },
    )
    .map((gaps) => {
      let hours = 0;
      return gaps.map(([gap, what]): Moment => [(hours += gap), what]);
    });

  itForAll('two warnings at most come between two successes', [moments], (happened) => {
    const { steps } = stepsOf(happened);
    let warnings = 0;
    for (const [, step] of steps) {
      warnings = step === 'warn' ? warnings + 1 : step === 'tell_recovered' ? 0 : warnings;
      expect(warnings).toBeLessThanOrEqual(2);
    }
  });

  itForAll('it has recovered exactly if a warning came before', [moments], (happened) => {
    const told = stepsOf(happened).steps.map(([, step]) => step);
    const rest = told.filter((step) => step !== 'pause').join(' ');
    expect(rest).toMatch(/^(?:(?:warn ){1,2}tell_recovered ?)*(?:warn ?){0,2}$/);
  });

  itForAll('it is paused exactly from the fifth day of failing', [moments], (happened) => {
    let failingSince: number | null = null;
    const paused: number[] = [];
    for (const [hours, what] of happened) {
      if (what === 'delivered') failingSince = null;
      if (what === 'failed') failingSince ??= hours;
      if (failingSince !== null && hours - failingSince >= 120) paused.push(hours);
    }
    const steps = stepsOf(happened).steps.filter(([, step]) => step === 'pause');
    expect(steps.map(([hours]) => hours)).toEqual(paused);
  });
});
