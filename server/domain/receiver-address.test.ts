import { expect, it } from 'vitest';
import { addressStateOf } from './receiver-address.ts';
import { SHIPMENT_STATUSES, TRACKING_STATUSES } from './shipment-status.ts';

const WITHOUT = { country: 'SA', city: 'jeddah' };

/** Where the receiver can no longer complete it. */
const TOO_LATE = ['out_for_delivery', 'returning'];

it.each(SHIPMENT_STATUSES)('a missing National Address of a shipment that is %s', (status) => {
  for (const tracking_status of TRACKING_STATUSES) {
    const isOpen = status === 'pending' && !TOO_LATE.includes(tracking_status);
    const state = addressStateOf({ status, tracking_status, receiver: WITHOUT });
    expect(state, tracking_status).toBe(isOpen ? 'missing' : 'too_late');
  }
});

it.each([
  ['the short address', { ...WITHOUT, short_address: 'JDAA1234' }, 'complete'],
  [
    'street, building and postal code',
    { ...WITHOUT, street_name: 'شارع العيّنة', building_no: '7452', postal_code: '23435' },
    'complete',
  ],
  ['no postal code', { ...WITHOUT, street_name: 'x', building_no: '7452' }, 'missing'],
  ['blanks', { ...WITHOUT, short_address: '  ' }, 'missing'],
  ['another country', { country: 'AE', city: 'Dubai' }, 'complete'],
] as const)('with %s: %s', (_name, receiver, state) => {
  expect(addressStateOf({ status: 'pending', tracking_status: 'created', receiver })).toBe(state);
});
