import { expect, test } from 'vitest';
import type { ExcludedCourier } from '../../api/generated/model/excluded-courier.ts';
import type { ServiceType } from '../../api/generated/model/service-type.ts';
import { groupExcluded } from './group-excluded.ts';

const refused = (id: string, service_type: ServiceType, reason: ExcludedCourier['reason']) =>
  ({ courier: { id }, service_type, reason }) as ExcludedCourier;

test('lists each courier once, with the services for each reason, in their original order', () => {
  const refusals = groupExcluded(
    [
      refused('a', 'express', 'overweight'),
      refused('b', 'standard', 'not_served'),
      refused('a', 'standard', 'overweight'),
      refused('a', 'economy', 'not_served'),
    ],
    ({ reason }) => reason,
  );
  const overweight = { words: 'overweight', services: ['express', 'standard'] };
  expect(refusals.map(({ courier, reasons }) => [courier.id, reasons])).toEqual([
    ['a', [overweight, { words: 'not_served', services: ['economy'] }]],
    ['b', [{ words: 'not_served', services: ['standard'] }]],
  ]);
  expect(groupExcluded([], () => '')).toEqual([]);
});
