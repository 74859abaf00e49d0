import { describe, expect, it } from 'vitest';
import { addDays, riyadhDay, riyadhMidnight, weekdayOf } from './calendar.ts';
import { expectedDeliveryDate } from './expected-delivery.ts';
import { WEEKDAYS, type Weekday } from './rate-card.ts';

const SUNDAY_TO_THURSDAY: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];

describe('the calendar', () => {
  it('turns the day at midnight in Riyadh', () => {
    expect(riyadhDay(new Date('2026-11-21T20:59:59.999Z'))).toBe('2026-11-21');
    expect(riyadhDay(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
    expect(riyadhDay(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
  });

  it('begins a day at midnight in Riyadh', () => {
    expect(riyadhMidnight('2026-11-22').toISOString()).toBe('2026-11-21T21:00:00.000Z');
    expect(() => riyadhMidnight('2026-02-30')).toThrow(RangeError);
  });

  it('knows the weekday', () => {
    expect(weekdayOf('2026-11-21')).toBe('saturday');
    expect(weekdayOf('2026-11-22')).toBe('sunday');
  });

  it('adds days over months, years and leap days', () => {
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

  it.each([
    ['the same day', sunday, 0, '2026-11-22'],
    ['two days on', sunday, 2, '2026-11-24'],
    ['the last day of the week', sunday, 4, '2026-11-26'],
    ['over the weekend', sunday, 5, '2026-11-29'],
    ['collected after the weekend', friday, 0, '2026-11-29'],
    ['collected and carried after the weekend', friday, 1, '2026-11-30'],
  ])('is %s', (_, createdAt, max, expected) => {
    const transitDays = { min: 0, max };
    expect(expectedDeliveryDate(createdAt, transitDays, SUNDAY_TO_THURSDAY)).toBe(expected);
  });

  it('starts on the day in Riyadh', () => {
    const lateSaturday = new Date('2026-11-21T21:30:00Z');
    const transitDays = { min: 0, max: 0 };
    expect(expectedDeliveryDate(lateSaturday, transitDays, ['sunday'])).toBe('2026-11-22');
  });

  it('waits for the only service day of the week', () => {
    const transitDays = { min: 1, max: 2 };
    expect(expectedDeliveryDate(sunday, transitDays, ['wednesday'])).toBe('2026-12-09');
  });

  it('counts every day if every day is a service day', () => {
    expect(expectedDeliveryDate(friday, { min: 1, max: 10 }, WEEKDAYS)).toBe('2026-12-07');
  });

  it('refuses a courier without service days', () => {
    expect(() => expectedDeliveryDate(sunday, { min: 1, max: 1 }, [])).toThrow(RangeError);
  });
});
