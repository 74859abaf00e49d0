import { expect, it } from 'vitest';
import { emptyReceiver } from '../receiver-values.ts';
import { fillReceiver, firstEmpty } from './fill-receiver.ts';

const { address_form, receiver } = emptyReceiver;

it('what was read is filled in, and what was typed stays where nothing was read', () => {
  const typed = {
    address_form,
    receiver: { ...receiver, full_name: 'Typed', email: 'a@b.example' },
  };
  const filled = fillReceiver(typed, { full_name: 'Read', phone: '+966551234567' });
  expect(filled).toEqual({
    address_form: 'short',
    receiver: { ...typed.receiver, full_name: 'Read', phone: '+966551234567' },
  });
});

it('the kind of the address is what was found; a short one says it all', () => {
  const formOf = (read: Parameters<typeof fillReceiver>[1], short_address = '') =>
    fillReceiver({ address_form: 'full', receiver: { ...receiver, short_address } }, read)
      .address_form;
  expect(formOf({ short_address: 'RRRD2929', street_name: 'King Fahd Road' })).toBe('short');
  expect(fillReceiver(emptyReceiver, { district: 'Al Olaya' }).address_form).toBe('full');
  expect(formOf({ district: 'Al Olaya' }, 'RRRD2929')).toBe('short');
  expect(fillReceiver(emptyReceiver, { full_name: 'Read' }).address_form).toBe('short');
});

it('a Saudi city or address brings its country', () => {
  const abroad = { address_form, receiver: { ...receiver, country: 'AE', city: 'Dubai' } };
  expect(fillReceiver(abroad, { city: 'abha' }).receiver).toMatchObject({
    country: 'SA',
    city: 'abha',
  });
  expect(fillReceiver(abroad, { full_name: 'Read' }).receiver.country).toBe('AE');
});

it('the first empty field is the next that a booking needs', () => {
  expect(firstEmpty(emptyReceiver)).toBe('receiver.full_name');
  const person = { ...receiver, full_name: 'Read', phone: '+966551234567', city: 'abha' };
  expect(firstEmpty({ address_form: 'short', receiver: person })).toBe('receiver.short_address');
  const street = { ...person, street_name: 'King Fahd Road' };
  expect(firstEmpty({ address_form: 'full', receiver: street })).toBe('receiver.building_no');
  const whole = { ...street, building_no: '7391', postal_code: '12213' };
  expect(firstEmpty({ address_form: 'full', receiver: whole })).toBeUndefined();
});
