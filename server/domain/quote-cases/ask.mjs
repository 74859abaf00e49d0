// The functions that the cases are written with.

export const SA = (city) => ({ country: 'SA', city });
export const riyadh = SA('riyadh');
export const jeddah = SA('jeddah');
export const dubai = { country: 'AE', city: 'Dubai' };
export const london = { country: 'GB', city: 'London' };

export const DOMESTIC = ['plain', 'heavy', 'justOverTen', 'odd'];
export const EVERYONE = ['plain', 'heavy', 'justOverTen', 'light', 'odd', 'abroad'];

/**
 * One case. The name says what it tests; what `asked` leaves out is a kilogram from Riyadh to
 * Jeddah, prepaid and undecided. `collect` is in minor units of `currency`.
 */
export function given(name, cards, asked = {}) {
  const { from = riyadh, to = jeddah, weight = 1_000, sides, pieces = 1, type, method } = asked;
  const { collect, currency = 'SAR', on = '2026-11-21' } = asked;
  const request = {
    origin: from,
    destination: to,
    weight,
    dimensions: sides ? { length: sides[0], width: sides[1], height: sides[2] } : null,
    pieces,
    shipmentType: type ?? null,
    shippingMethod: method ?? null,
    amountToCollect: collect ? { amount: collect, currency } : null,
  };
  return { name, on, cards, request };
}
