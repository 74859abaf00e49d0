import { expect, it } from 'vitest';
import { openFaults } from './open-faults.ts';

const faults = [
  { field: 'receiver.city', code: 'unknown_city' },
  { field: 'receiver.building_no', code: 'required' },
  { code: 'none_available' },
] as const;

it('tells the faults of fields from those of the whole order', () => {
  const { ofFields, ofOrder } = openFaults({ faults: [...faults], reasons: ['wrong_fields'] });
  expect(ofFields.map(({ field }) => field)).toEqual(['receiver.city', 'receiver.building_no']);
  expect(ofOrder.map(({ code }) => code)).toEqual(['none_available']);
});

it('leaves a missing address to its own form', () => {
  const { ofFields } = openFaults({ faults: [...faults], reasons: ['missing_address'] });
  expect(ofFields.map(({ field }) => field)).toEqual(['receiver.city']);
});
