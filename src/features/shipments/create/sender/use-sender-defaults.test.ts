import { expect, test } from 'vitest';
import { parsePhone } from '../../../../../common/phone.ts';
import { callingCodeOf, volumeOf } from './use-sender-defaults.ts';

test('the volume covers all pieces and is rounded up', () => {
  expect(volumeOf({ length: 350, width: 250, height: 200, pieces: 2 })).toBe(35_000);
  expect(volumeOf({ length: 11, width: 11, height: 11, pieces: 1 })).toBe(2);
  expect(volumeOf({ length: 350, width: null, height: 200, pieces: 1 })).toBeNull();
  expect(volumeOf({ length: 350, width: 'x', height: 200, pieces: 1 })).toBeNull();
});

test('the calling code is taken from the phone number', () => {
  expect(callingCodeOf(parsePhone('0512345678', 'SA'))).toBe('+966');
  expect(callingCodeOf(parsePhone('+971501234567', 'SA'))).toBe('+971');
  expect(callingCodeOf(parsePhone('12', 'SA'))).toBeNull();
  expect(callingCodeOf(undefined)).toBeNull();
});
