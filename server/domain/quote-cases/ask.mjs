// The functions that the cases are written with.

export const SA = (city) => ({ country: 'SA', city });
export const riyadh = SA('riyadh');
export const jeddah = SA('jeddah');
export const dubai = { country: 'AE', city: 'Dubai' };
export const london = { country: 'GB', city: 'London' };

export const DOMESTIC = ['plain', 'heavy', 'justOverTen', 'odd'];
export const EVERYONE = ['plain', 'heavy', 'justOverTen', 'light', 'odd', 'abroad'];

/** By default, a kilogram from Riyadh to Jeddah. */
const ask = (changes = {}) => ({
  origin: riyadh,
  destination: jeddah,
  weight: 1_000,
  dimensions: null,
  pieces: 1,
  shipmentType: null,
  shippingMethod: null,
  amountToCollect: null,
  ...changes,
});
export const box = (length, width, height) => ({ length, width, height });
export const collect = (amount, currency = 'SAR') => ({ amount, currency });
/** One case. The name says what it tests. */
export const given = (name, cards, changes, on = '2026-11-21') => ({
  name,
  on,
  cards,
  request: ask(changes),
});
