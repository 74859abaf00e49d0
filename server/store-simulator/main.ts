import closeWithGrace from 'close-with-grace';
import { complaint, integer, readSettings, setting, text } from '../settings.ts';
import { startStoreSimulator } from './start-store-simulator.ts';

/**
 * The store simulator as a separate process: `node server/store-simulator/main.ts`. Mizan is given
 * its address as that of both platforms, and the same secrets.
 */
const SETTINGS = {
  port: setting(
    'STORE_SIMULATOR_PORT',
    'Port to listen on; 0 for any free port.',
    integer(0, 65_535),
    4002,
  ),
  host: setting(
    'HOST',
    'Network interface to listen on.',
    text('an address or a host name'),
    '127.0.0.1',
  ),
  publicUrl: setting(
    'STORE_SIMULATOR_URL',
    'Origin under which browsers reach it. Default: http://localhost and the port.',
    text('an origin such as https://stores.mizan.example'),
    null,
  ),
  ordersEvery: setting(
    'STORE_SIMULATOR_ORDERS_EVERY',
    'Seconds between two orders of each store; 0 for none by themselves.',
    integer(0, 86_400),
    0,
  ),
  secret: setting('STORE_SIMULATOR_SECRET', 'Key of its control API.', text('a secret key'), null),
  clientId: setting(
    'STORE_SIMULATOR_SALLA_CLIENT_ID',
    "Id of Mizan's app at Salla.",
    text('an id'),
    null,
  ),
  clientSecret: setting(
    'STORE_SIMULATOR_SALLA_CLIENT_SECRET',
    "Secret of Mizan's app at Salla.",
    text('a secret'),
    null,
  ),
  partnerToken: setting(
    'STORE_SIMULATOR_ZID_PARTNER_TOKEN',
    "Mizan's token as a partner of Zid.",
    text('a token'),
    null,
  ),
};

const { values, wrong } = readSettings(SETTINGS, process.env);
const { publicUrl, secret, clientId, clientSecret, partnerToken, ...rest } = values;
// A missing required setting is as wrong as an unreadable one.
if (secret === null) wrong.push(complaint(SETTINGS.secret));
if (clientId === null) wrong.push(complaint(SETTINGS.clientId));
if (clientSecret === null) wrong.push(complaint(SETTINGS.clientSecret));
if (partnerToken === null) wrong.push(complaint(SETTINGS.partnerToken));
if (
  secret === null ||
  clientId === null ||
  clientSecret === null ||
  partnerToken === null ||
  wrong.length > 0
) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const simulator = await startStoreSimulator({
    ...rest,
    ...{ secret, clientId, clientSecret, partnerToken },
    ...(publicUrl !== null && { publicUrl: () => publicUrl }),
  });
  closeWithGrace({ delay: 10_000, logger: false }, () => simulator.close());
  process.stdout.write(`Store simulator ${simulator.publicUrl}\n`);
}
