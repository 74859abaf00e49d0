import { expect, it } from 'vitest';
import { checkNationalAddress, emptyAddress } from './address-values.ts';

const faultsOf = (values: Parameters<typeof checkNationalAddress>[0]) => {
  const checked = checkNationalAddress(values);
  return checked.ok ? [] : checked.faults.map(({ path }) => path);
};

it('takes a short address alone, whatever was typed into the other form', () => {
  const typed = { ...emptyAddress, short_address: 'JDAB4321', building_no: '74' };
  expect(checkNationalAddress(typed)).toEqual({ ok: true, output: { short_address: 'JDAB4321' } });
});

it('takes street, building and postal code without what is optional', () => {
  const full = { street_name: 'شارع العليا', building_no: '7452', postal_code: '12214' };
  expect(checkNationalAddress({ ...emptyAddress, ...full, address_form: 'full' })).toEqual({
    ok: true,
    output: full,
  });
});

it('asks for what is missing in the form that is shown', () => {
  expect(faultsOf(emptyAddress)).toEqual(['short_address']);
  expect(faultsOf({ ...emptyAddress, address_form: 'full' })).toEqual([
    'street_name',
    'building_no',
    'postal_code',
  ]);
});

it('refuses what is no National Address', () => {
  expect(faultsOf({ ...emptyAddress, short_address: 'AB12' })).toContain('short_address');
  expect(
    faultsOf({
      ...emptyAddress,
      address_form: 'full',
      street_name: 'شارع',
      building_no: '74',
      postal_code: '12214',
    }),
  ).toContain('building_no');
});
