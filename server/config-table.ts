import { isIP } from 'node:net';
import { SELLER_SETTINGS } from './seller-settings.ts';
import { integer, isOrigin, list, oneOf, setting, text } from './settings.ts';
import { STORE_SETTINGS } from './store-settings.ts';

/** An address, with or without a prefix length. A length of 0 would include everybody. */
function isAddressRange(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (longest === 0 || more.length > 0) return false;
  if (length === undefined) return true;
  return /^[1-9][0-9]{0,2}$/.test(length) && Number(length) <= longest;
}

export const MOST_WORKERS = 64;

/**
 * Every setting, read from the environment only. A test compares the documented table with this
 * one.
 */
export const SETTINGS = {
  mode: setting(
    'MODE',
    'Demo mode simulates payments, messages and couriers; production mode refuses to.',
    oneOf('demo', 'production'),
    'demo',
  ),
  port: setting('PORT', 'Port of the web app and the API.', integer(1, 65_535), 4000),
  host: setting(
    'HOST',
    'Network interface to listen on; 0.0.0.0 for all.',
    text('an address or a host name'),
    '127.0.0.1',
  ),
  dataDir: setting(
    'DATA_DIR',
    'Folder of the embedded database (demo mode only).',
    text('a folder'),
    '.data',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    'PostgreSQL database. Without it, the embedded database is used (demo mode only).',
    text('postgres://user:password@host:port/name', (value) =>
      ['postgres:', 'postgresql:'].includes(URL.parse(value)?.protocol ?? ''),
    ),
    null,
  ),
  databasePoolSize: setting(
    'DATABASE_POOL_SIZE',
    'Connections of each process to PostgreSQL. Default: 8, or fewer when there are many processes.',
    integer(1, 100),
    null,
  ),
  workers: setting(
    'WORKERS',
    'Processes that answer requests. Default: one for each processor core; 1 with the embedded database.',
    integer(1, MOST_WORKERS),
    null,
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    'Origin under which people reach the app. Default: http://localhost and the port.',
    text('an origin such as https://mizan.example', isOrigin),
    null,
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'Least severe level to log. Default: warn in demo mode, info in production mode.',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    null,
  ),
  rateLimitPerMinute: setting(
    'RATE_LIMIT_PER_MINUTE',
    'Requests per minute from one client address.',
    integer(1, 1_000_000),
    600,
  ),
  rateLimitKeyPerMinute: setting(
    'RATE_LIMIT_KEY_PER_MINUTE',
    'Requests per minute with one API key.',
    integer(1, 1_000_000),
    600,
  ),
  rateLimitSignInPerMinute: setting(
    'RATE_LIMIT_SIGN_IN_PER_MINUTE',
    'Sign-in attempts per minute from one client address.',
    integer(1, 1_000_000),
    10,
  ),
  rateLimitAccountPerHour: setting(
    'RATE_LIMIT_ACCOUNT_PER_HOUR',
    'Per hour: wrong passwords for a login (ADR 22 derives the limits of codes), and data downloads.',
    integer(1, 1_000_000),
    20,
  ),
  smsPerNumberPerDay: setting(
    'SMS_PER_NUMBER_PER_DAY',
    'Text messages with codes to one number in a day.',
    integer(1, 1_000_000),
    10,
  ),
  smsPerRegistrationPerDay: setting(
    'SMS_PER_REGISTRATION_PER_DAY',
    'Text messages with codes in a day to all numbers of one registration, or of one account that changes its number.',
    integer(1, 1_000_000),
    8,
  ),
  smsPerCountryPerDay: setting(
    'SMS_PER_COUNTRY_PER_DAY',
    'Text messages with codes in a day to each country except Saudi Arabia.',
    integer(0, 1_000_000),
    300,
  ),
  smsPerDay: setting(
    'SMS_PER_DAY',
    'Text messages with codes in a day altogether.',
    integer(1, 100_000_000),
    10_000,
  ),
  smtpUrl: setting(
    'SMTP_URL',
    'Mail server. Without it, e-mails stay in the outbox (demo mode only).',
    text('smtps://user:password@host:port', (value) =>
      ['smtp:', 'smtps:'].includes(URL.parse(value)?.protocol ?? ''),
    ),
    null,
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'Sender of e-mails.',
    text('a sender such as Mizan <no-reply@mizan.example>'),
    null,
  ),
  smsUrl: setting(
    'SMS_URL',
    'SMS gateway. Without it, text messages stay in the outbox (demo mode only).',
    text('an address such as https://sms.example/messages', (value) =>
      /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    ),
    null,
  ),
  smsToken: setting('SMS_TOKEN', 'Bearer token for the SMS gateway.', text('a token'), null),
  paymentProvider: setting(
    'PAYMENT_PROVIDER',
    'Payment provider. The sandbox takes no money (demo mode only).',
    oneOf('sandbox', 'moyasar'),
    'sandbox',
  ),
  sandboxProviderPort: setting(
    'SANDBOX_PROVIDER_PORT',
    'Port of the sandbox provider that the server starts; 0 for any free port.',
    integer(0, 65_535),
    4001,
  ),
  sandboxProviderUrl: setting(
    'SANDBOX_PROVIDER_URL',
    'A sandbox provider that is already running. Without it, the server starts its own.',
    text('an origin such as http://localhost:4001', isOrigin),
    null,
  ),
  sandboxProviderSecret: setting(
    'SANDBOX_PROVIDER_SECRET',
    'Secret key for that provider.',
    text('a secret key'),
    null,
  ),
  sandboxProviderNotificationSecret: setting(
    'SANDBOX_PROVIDER_NOTIFICATION_SECRET',
    'Secret with which that provider signs its notifications.',
    text('a secret'),
    null,
  ),
  moyasarSecretKey: setting(
    'MOYASAR_SECRET_KEY',
    'Secret key of the Moyasar account.',
    text('a secret key such as sk_live_…'),
    null,
  ),
  moyasarWebhookSecret: setting(
    'MOYASAR_WEBHOOK_SECRET',
    'Secret token of the webhook at Moyasar.',
    text('a secret'),
    null,
  ),
  moyasarSavedCards: setting(
    'MOYASAR_SAVED_CARDS',
    'Whether Moyasar saves cards on the hosted invoices of the account.',
    oneOf('off', 'on'),
    'off',
  ),
  moyasarUrl: setting(
    'MOYASAR_URL',
    'Origin of the Moyasar API; tests use another.',
    text('an origin such as https://api.moyasar.com', isOrigin),
    'https://api.moyasar.com',
  ),
  returnOrigins: setting(
    'RETURN_ORIGINS',
    'Origins besides PUBLIC_URL to which people may be redirected after paying.',
    list('origins such as https://shop.example with commas between them', isOrigin),
    [],
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    'Proxies whose X-Forwarded-For is trusted. Default: none.',
    list('addresses or CIDR ranges with commas between them', isAddressRange),
    [],
  ),
  ...STORE_SETTINGS,
  ...SELLER_SETTINGS,
  samplePassword: setting(
    'SAMPLE_PASSWORD',
    'Password of the sample accounts (demo mode only). Default: a well-known one.',
    text('a password'),
    null,
  ),
  simulatedCourierSpeed: setting(
    'SIMULATED_COURIER_SPEED',
    'Hours that pass for fictional couriers in one hour (demo mode only); 0 stops them. Default: 60.',
    integer(0, 100_000),
    null,
  ),
  metricsPort: setting(
    'METRICS_PORT',
    'Port of the metrics at /metrics. Without it, there are none.',
    integer(0, 65_535),
    null,
  ),
  metricsHost: setting(
    'METRICS_HOST',
    'Network interface of the metrics.',
    text('an address or a host name'),
    '127.0.0.1',
  ),
  stopDelaySeconds: setting(
    'STOP_DELAY_SECONDS',
    'Time between answering "not ready" and closing, for a load balancer to notice.',
    integer(0, 300),
    0,
  ),
};
