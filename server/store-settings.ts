import { complaint, integer, isOrigin, type readSettings, setting, text } from './settings.ts';

/**
 * How stores are told what became of their orders. Without a platform's credentials its stores are
 * not told; in demo mode, a simulator plays them.
 */
export const STORE_SETTINGS = {
  sallaClientId: setting(
    'SALLA_CLIENT_ID',
    'Id of the app at Salla. Without it, stores on Salla are told nothing (simulated in demo mode).',
    text('an id'),
    null,
  ),
  sallaClientSecret: setting(
    'SALLA_CLIENT_SECRET',
    'Secret of the app at Salla.',
    text('a secret'),
    null,
  ),
  sallaApiUrl: setting(
    'SALLA_API_URL',
    "Origin of Salla's API; tests use another.",
    text('an origin such as https://api.salla.dev', isOrigin),
    'https://api.salla.dev',
  ),
  sallaAccountsUrl: setting(
    'SALLA_ACCOUNTS_URL',
    "Origin of Salla's OAuth server; tests use another.",
    text('an origin such as https://accounts.salla.sa', isOrigin),
    'https://accounts.salla.sa',
  ),
  zidPartnerToken: setting(
    'ZID_PARTNER_TOKEN',
    'Token as a partner of Zid. Without it, stores on Zid are told nothing (simulated in demo mode).',
    text('a token'),
    null,
  ),
  zidApiUrl: setting(
    'ZID_API_URL',
    "Origin of Zid's API; tests use another.",
    text('an origin such as https://api.zid.sa', isOrigin),
    'https://api.zid.sa',
  ),
  storeSimulatorPort: setting(
    'STORE_SIMULATOR_PORT',
    'Port of the store simulator that the server starts (demo mode only); 0 for any free port.',
    integer(0, 65_535),
    4002,
  ),
  storeSimulatorOrdersEvery: setting(
    'STORE_SIMULATOR_ORDERS_EVERY',
    'Seconds between two orders of each simulated store (demo mode only); 0 for none by themselves.',
    integer(0, 86_400),
    90,
  ),
};

type StoreValues = ReturnType<typeof readSettings<typeof STORE_SETTINGS>>['values'];

/** The line about each setting without which another is of no use. */
export function missingForStores({ sallaClientId, sallaClientSecret }: StoreValues): string[] {
  if ((sallaClientId === null) === (sallaClientSecret === null)) return [];
  const { sallaClientId: id, sallaClientSecret: secret } = STORE_SETTINGS;
  return [complaint(sallaClientId === null ? id : secret)];
}

/** The line about each platform that would be sent secrets without https. */
export function insecureStores(values: StoreValues): string[] {
  return (['sallaApiUrl', 'sallaAccountsUrl', 'zidApiUrl'] as const)
    .filter((key) => !values[key].startsWith('https://'))
    .map((key) => {
      const { name } = STORE_SETTINGS[key];
      return `${name}: production mode refuses an address without https; leave it out`;
    });
}
