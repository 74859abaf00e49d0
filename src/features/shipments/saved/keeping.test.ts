import { expect, test } from 'vitest';
import type { SavedReceiver } from '../../../api/generated/model/saved-receiver.ts';
import { keepingOf } from './keeping.ts';

const person = {
  full_name: 'Sample',
  country: 'SA',
  state: 'MQ',
  city: 'jeddah',
  short_address: 'JDAA1234',
  phone: '+966512345678',
  address_type: 'office',
} as const;
const taken: SavedReceiver = {
  ...person,
  id: 'rcv_01jd4a5r6s7t8v9w0x1y2z3a4b',
  created_at: '2026-11-20T09:20:00Z',
  is_paused: false,
  updated_at: '2026-11-20T09:20:00Z',
};

test('a typed receiver is new', () => {
  expect(keepingOf(person, null)).toBe('new');
});

test('a chosen receiver stays as saved, or is updated', () => {
  expect(keepingOf(person, taken)).toBe('kept');
  expect(keepingOf({ ...person, company: 'Shop' }, taken)).toBe('update');
  const { short_address, ...moved } = person;
  expect(keepingOf(moved, taken)).toBe('update');
  expect(keepingOf({ ...person, full_name: 'Sample II' }, taken)).toBe('update');
  expect(keepingOf({ ...person, phone: '+966512345679' }, taken)).toBe('update');
});

test('with another name and another phone number it is a different person', () => {
  expect(keepingOf({ ...person, full_name: 'Other', phone: '+966512345679' }, taken)).toBe('new');
});
