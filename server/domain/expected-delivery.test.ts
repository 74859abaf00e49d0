import { describe, expect, it } from 'vitest';
import { addDays, riyadhDay, riyadhDays, riyadhMidnight, weekdayOf } from './calendar.ts';
import { expectedDeliveryDate } from './expected-delivery.ts';
import { type Weekday, WEEKDAYS } from './rate-card.ts';

const SUNDAY_TO_THURSDAY: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];

describe('the calendar', () => {
  it('turns the day at midnight in Riyadh', () => {
    expect(riyadhDay(new Date('2026-11-21T20:59:59.999Z'))).toBe('2026-11-21');
    expect(riyadhDay(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
    expect(riyadhDay(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
  });

  it('counts the midnights in Riyadh between two instants', () => {
    const days = (from: string, to: string) => riyadhDays(new Date(from), new Date(to));
    expect(days('2026-11-21T20:59:59.999Z', '2026-11-21T21:00:00Z')).toBe(1);
    expect(days('2026-11-21T21:00:00Z', '2026-11-22T20:59:59.999Z')).toBe(0);
    expect(days('2027-01-01T00:00:00Z', '2026-12-31T00:00:00Z')).toBe(-1);
    expect(days('1969-12-31T20:59:59Z', '1970-01-01T21:00:00Z')).toBe(2);
  });

  it('begins a day at midnight in Riyadh', () => {
    expect(riyadhMidnight('2026-11-22').toISOString()).toBe('2026-11-21T21:00:00.000Z');
    expect(() => riyadhMidnight('2026-02-30')).toThrow(RangeError);
  });

  it('knows the weekday, and adds days over months, years and leap days', () => {
    expect(weekdayOf('2026-11-21')).toBe('saturday');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it.each(['2026-02-30', '2026-13-01', '21-11-2026', '2026-11-21T10:00:00Z', ''])(
    'refuses %j',
    (day) => {
      expect(() => weekdayOf(day)).toThrow(RangeError);
      expect(() => addDays(day, 1)).toThrow(RangeError);
    },
  );
});

describe('expectedDeliveryDate', () => {
  const sunday = new Date('2026-11-22T09:00:00Z');
  const friday = new Date('2026-11-27T09:00:00Z');
  const lateSaturday = new Date('2026-11-21T21:30:00Z');

  it.each<[string, Date, number, readonly Weekday[], string]>([
    ['the same day', sunday, 0, SUNDAY_TO_THURSDAY, '2026-11-22'],
    ['the last day of the week', sunday, 4, SUNDAY_TO_THURSDAY, '2026-11-26'],
    ['over the weekend', sunday, 5, SUNDAY_TO_THURSDAY, '2026-11-29'],
    ['collected after the weekend', friday, 0, SUNDAY_TO_THURSDAY, '2026-11-29'],
    ['collected and carried after the weekend', friday, 1, SUNDAY_TO_THURSDAY, '2026-11-30'],
    ['counted from the day in Riyadh', lateSaturday, 0, ['sunday'], '2026-11-22'],
    ['on the only service day of the week', sunday, 2, ['wednesday'], '2026-12-09'],
    ['on any day if every day is a service day', friday, 10, WEEKDAYS, '2026-12-07'],
  ])('is %s', (_, createdAt, max, servedDays, expected) => {
    expect(expectedDeliveryDate(createdAt, { min: 0, max }, servedDays)).toBe(expected);
  });

  it('refuses a courier without service days', () => {
    expect(() => expectedDeliveryDate(sunday, { min: 1, max: 1 }, [])).toThrow(RangeError);
  });
});
