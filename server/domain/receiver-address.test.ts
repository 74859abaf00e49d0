import { describe, expect, it } from 'vitest';
import { addressStateOf } from './receiver-address.ts';
import { SHIPMENT_STATUSES, TRACKING_STATUSES } from './shipment-status.ts';

const WITHOUT = { country: 'SA', city: 'jeddah' };

describe('a missing National Address', () => {
  const open = ['created', 'picked_up', 'in_transit', 'at_hub', 'delivery_attempted'];

  it.each(
    SHIPMENT_STATUSES.flatMap((status) => TRACKING_STATUSES.map((at) => [status, at] as const)),
  )('%s %s', (status, tracking_status) => {
    const isOpen = status === 'pending' && [...open, ...ENDED].includes(tracking_status);
    const state = addressStateOf({ status, tracking_status, receiver: WITHOUT });
    expect(state).toBe(isOpen ? 'missing' : 'too_late');
  });

  // No pending shipment has these.
  const ENDED = ['delivered', 'returned', 'cancelled', 'failed'];
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
