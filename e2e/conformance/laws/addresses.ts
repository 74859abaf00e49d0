import { requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import { verifiedRegistration } from '../people.ts';
import { saudiPhone, type Lists } from '../places.ts';
import { accountWith, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** A full Saudi address, without its short form. */
const FULL = { street_name: 'طريق العيّنة', building_no: '2929', postal_code: '12345' };

interface Try {
  what: string;
  address: Record<string, string>;
  pointer: string;
  code: string;
}

/** Addresses with one thing wrong each. */
function triesOf({ cities, countries }: Lists): Try[] {
  const [city] = cities;
  // None if all cities are in one region.
  const elsewhere = cities.filter(({ region }) => region.code !== city?.region.code).slice(0, 1);
  const home = { country: 'SA', city: city?.code ?? '', state: city?.region.code ?? '', ...FULL };
  const abroad = { country: countries[0]?.code ?? '', city: 'Sample city', state: 'Sample state' };
  const missing = (address: Record<string, string>, name: string): Try => {
    const { [name]: _missing, ...rest } = address;
    const what = `${address.country === 'SA' ? 'a Saudi' : 'a foreign'} address without ${name}`;
    return { what, address: rest, pointer: `/${name}`, code: 'required' };
  };
  return [
    ...Object.keys(FULL).map((name) => missing(home, name)),
    ...['street_name', 'building_no'].map((name) => missing({ ...abroad, ...FULL }, name)),
    ...elsewhere.map(({ region }) => ({
      what: 'a city in another region',
      address: { ...home, state: region.code },
      ...{ pointer: '/state', code: 'city_not_in_region' },
    })),
    {
      what: 'a Saudi city that is not listed',
      address: { ...home, city: 'atlantis' },
      ...{ pointer: '/city', code: 'unknown_city' },
    },
    {
      what: 'a Saudi postal code of four digits',
      address: { ...home, postal_code: '1234' },
      ...{ pointer: '/postal_code', code: 'invalid_format' },
    },
    {
      what: 'a Saudi building number of two digits',
      address: { ...home, building_no: '12' },
      ...{ pointer: '/building_no', code: 'invalid_format' },
    },
  ];
}

async function refuse(
  { lists }: Bench,
  send: (address: Record<string, string>) => Promise<Answer>,
): Promise<void> {
  for (const { what, address, pointer, code } of triesOf(lists)) {
    misfit(await send(address), pointer, code, what);
  }
}

async function receiversHaveAddresses(bench: Bench): Promise<void> {
  const { api, draw } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const person = { full_name: 'عميل تجريبي', phone: saudiPhone(draw), address_type: 'office' };
  await refuse(bench, (address) =>
    api.send('createSavedReceiver', { who, body: { ...person, ...address } }),
  );
}

async function accountsHaveAddresses(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const { header } = await verifiedRegistration(api, config, 'individual');
  await refuse(bench, (body) => api.send('completeRegistration', { header, body }));
}

export const addressLaws: readonly Law[] = [
  {
    id: 'receiver-addresses',
    title: 'A receiver needs a complete address',
    clause:
      '#/components/schemas/SavedReceiverInput: either the short address or street, building number and postal code; the region that listCities gives for the city',
    run: receiversHaveAddresses,
  },
  {
    id: 'account-addresses',
    title: 'An account needs a complete address',
    clause:
      '#/components/schemas/RegistrationExtra: either the short address or street, building number and postal code; the region that listCities gives for the city',
    run: accountsHaveAddresses,
  },
];
