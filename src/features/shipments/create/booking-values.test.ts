import { expect, test } from 'vitest';
import { sampleProfile } from './booking-samples.ts';
import { emptyBooking } from './booking-values.ts';

test('the profile fills in the sender', () => {
  const { origin, sender, company } = emptyBooking(sampleProfile);
  expect(origin).toEqual({ country: 'SA', city: 'riyadh' });
  expect(company).toBe('Sample Store');
  expect(sender).toMatchObject({
    contact_name: 'Sample Sender',
    contact_number: '+966500000001',
    address: 'Sample Street 7452',
    address_type: 'office',
  });
});
