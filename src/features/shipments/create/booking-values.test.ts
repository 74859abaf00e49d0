import { expect, test } from 'vitest';
import { sampleProfile } from './booking-samples.ts';
import { emptyBooking } from './booking-values.ts';

const { street_name, building_no, ...elsewhere } = sampleProfile;

test.each([
  ['street and building', sampleProfile, 'Sample Street 7452'],
  ['short address', { ...elsewhere, short_address: 'JBHA1234' }, 'JBHA1234'],
])('the sender’s address is the %s of the profile', (_, profile, address) => {
  expect(emptyBooking(profile).sender.address).toBe(address);
});
