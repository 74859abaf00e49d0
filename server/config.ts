import { isIP } from 'node:net';
import packageJson from '../package.json' with { type: 'json' };
import { integer, list, oneOf, text, type Setting } from './settings.ts';

/** An address, or one with the length of its prefix. A length of 0 would be everybody. */
function isAddressRange(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (longest === 0 || more.length > 0) return false;
  if (length === undefined) return true;
  return /^[1-9][0-9]{0,2}$/.test(length) && Number(length) <= longest;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/**
 * Every setting, read from the environment alone. The documented table is checked against this
 * one.
 */
export const SETTINGS = {
  mode: oneOf(['demo', 'production'], {
    name: 'MODE',
    fallback: 'demo',
    purpose: 'Demo mode simulates payments, messages and couriers; production mode refuses to.',
  }),
  port: integer(1, 65_535, {
    name: 'PORT',
    fallback: 4000,
    purpose: 'Port of the web app and the API.',
  }),
  host: text({
    name: 'HOST',
    fallback: '127.0.0.1',
    purpose: 'Network interface to listen on; 0.0.0.0 for all.',
    expected: 'an address or a host name',
  }),
  dataDir: text({
    name: 'DATA_DIR',
    fallback: '.data',
    purpose: 'Folder of the embedded database, in demo mode.',
    expected: 'a folder',
  }),
  databaseUrl: text(
    {
      name: 'DATABASE_URL',
      fallback: null,
      purpose: 'PostgreSQL database. Left out: the embedded database, which is for demo mode.',
      expected: 'postgres://user:password@host:port/name',
    },
    (value) => ['postgres:', 'postgresql:'].includes(URL.parse(value)?.protocol ?? ''),
  ),
  databasePoolSize: integer(1, 100, {
    name: 'DATABASE_POOL_SIZE',
    fallback: 8,
    purpose: 'Connections to PostgreSQL.',
  }),
  publicUrl: text(
    {
      name: 'PUBLIC_URL',
      fallback: null,
      purpose: 'Origin people reach the app under. Left out: http://localhost and the port.',
      expected: 'an origin such as https://mizan.example',
    },
    isOrigin,
  ),
  logLevel: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    name: 'LOG_LEVEL',
    fallback: null,
    purpose: 'Least severe level to log. Left out: warn in demo mode, info in production mode.',
  }),
  rateLimitPerMinute: integer(1, 1_000_000, {
    name: 'RATE_LIMIT_PER_MINUTE',
    fallback: 600,
    purpose: 'Requests a minute from one client address.',
  }),
  rateLimitSignInPerMinute: integer(1, 1_000_000, {
    name: 'RATE_LIMIT_SIGN_IN_PER_MINUTE',
    fallback: 10,
    purpose: 'Tries to sign in a minute from one client address.',
  }),
  rateLimitAccountPerHour: integer(1, 1_000_000, {
    name: 'RATE_LIMIT_ACCOUNT_PER_HOUR',
    fallback: 20,
    purpose:
      'Wrong passwords for one account, codes to one e-mail or phone, and downloads of its data, an hour.',
  }),
  smtpUrl: text(
    {
      name: 'SMTP_URL',
      fallback: null,
      purpose: 'Mail server. Left out: e-mails stay in the outbox, in demo mode.',
      expected: 'smtps://user:password@host:port',
    },
    (value) => ['smtp:', 'smtps:'].includes(URL.parse(value)?.protocol ?? ''),
  ),
  mailFrom: text({
    name: 'MAIL_FROM',
    fallback: null,
    purpose: 'Sender of e-mails.',
    expected: 'a sender such as Mizan <no-reply@mizan.example>',
  }),
  smsUrl: text(
    {
      name: 'SMS_URL',
      fallback: null,
      purpose: 'Gateway of text messages. Left out: they stay in the outbox, in demo mode.',
      expected: 'an address such as https://sms.example/messages',
    },
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  ),
  smsToken: text({
    name: 'SMS_TOKEN',
    fallback: null,
    purpose: 'Bearer token of the gateway.',
    expected: 'a token',
  }),
  paymentProvider: oneOf(['sandbox', 'moyasar'], {
    name: 'PAYMENT_PROVIDER',
    fallback: 'sandbox',
    purpose: 'Who takes payments; the sandbox takes no money, and is for demo mode.',
  }),
  sandboxProviderPort: integer(0, 65_535, {
    name: 'SANDBOX_PROVIDER_PORT',
    fallback: 4001,
    purpose: 'Port of the sandbox provider that the server starts; 0 for any that is free.',
  }),
  sandboxProviderUrl: text(
    {
      name: 'SANDBOX_PROVIDER_URL',
      fallback: null,
      purpose: 'A sandbox provider that runs already. Left out: the server starts its own.',
      expected: 'an origin such as http://localhost:4001',
    },
    isOrigin,
  ),
  sandboxProviderSecret: text({
    name: 'SANDBOX_PROVIDER_SECRET',
    fallback: null,
    purpose: 'Secret key for that one.',
    expected: 'a secret key',
  }),
  sandboxProviderNotificationSecret: text({
    name: 'SANDBOX_PROVIDER_NOTIFICATION_SECRET',
    fallback: null,
    purpose: 'What that one signs its notifications with.',
    expected: 'a secret',
  }),
  moyasarSecretKey: text({
    name: 'MOYASAR_SECRET_KEY',
    fallback: null,
    purpose: 'Secret key of the account at Moyasar.',
    expected: 'a secret key such as sk_live_…',
  }),
  moyasarWebhookSecret: text({
    name: 'MOYASAR_WEBHOOK_SECRET',
    fallback: null,
    purpose: 'Secret token of the webhook that is set up at Moyasar.',
    expected: 'a secret',
  }),
  moyasarUrl: text(
    {
      name: 'MOYASAR_URL',
      fallback: 'https://api.moyasar.com',
      purpose: 'Where the API of Moyasar is; another for tests.',
      expected: 'an origin such as https://api.moyasar.com',
    },
    isOrigin,
  ),
  returnOrigins: list(isOrigin, {
    name: 'RETURN_ORIGINS',
    fallback: [],
    purpose: 'Origins beside PUBLIC_URL that people may be sent on to after paying.',
    expected: 'origins such as https://shop.example with commas between them',
  }),
  trustedProxies: list(isAddressRange, {
    name: 'TRUSTED_PROXIES',
    fallback: [],
    purpose: 'Proxies whose X-Forwarded-For is believed. Left out: none.',
    expected: 'addresses or CIDR ranges with commas between them',
  }),
  samplePassword: text({
    name: 'SAMPLE_PASSWORD',
    fallback: null,
    purpose: 'Password of the sample accounts, in demo mode. Left out: a well-known one.',
    expected: 'a password',
  }),
  simulatedCourierSpeed: integer(0, 100_000, {
    name: 'SIMULATED_COURIER_SPEED',
    fallback: null,
    purpose:
      'Hours that pass for fictional couriers in an hour, in demo mode; 0 stops them. Left out: 60.',
  }),
  stopDelaySeconds: integer(0, 300, {
    name: 'STOP_DELAY_SECONDS',
    fallback: 0,
    purpose: 'Time between answering "not ready" and closing, for a load balancer to notice.',
  }),
};

type Settings = typeof SETTINGS;
type Values = {
  [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never;
};

/** What the process was told, with what follows from it. */
export interface Config extends Values {
  publicUrl: string;
  logLevel: NonNullable<Values['logLevel']>;
  /** Null in production mode, which has no sample data. */
  samplePassword: string | null;
  /** Null in production mode, which has no fictional couriers. */
  simulatedCourierSpeed: number | null;
  /** The product's version, as `GET /api/health` tells it. */
  version: string;
}

/** Wrong settings; the message names each with what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const SAMPLE_PASSWORD = 'palm-lantern-harbour-42';

/** A day in 24 minutes: a new shipment is collected within three. */
const SIMULATED_COURIER_SPEED = 60;

/** @throws ConfigError naming every wrong setting and every one the mode refuses. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const wrong: string[] = [];

  function read<Value>({ name, expected, fallback, parse }: Setting<Value>): Value {
    const written = env[name]?.trim() ?? '';
    if (written === '') return fallback;
    const value = parse(written);
    if (value === undefined) wrong.push(`${name}: expected ${expected}`);
    return value ?? fallback;
  }

  const mode = read(SETTINGS.mode);
  const port = read(SETTINGS.port);
  const samplePassword = read(SETTINGS.samplePassword);
  const courierSpeed = read(SETTINGS.simulatedCourierSpeed);
  const config: Config = {
    mode,
    port,
    host: read(SETTINGS.host),
    dataDir: read(SETTINGS.dataDir),
    databaseUrl: read(SETTINGS.databaseUrl),
    databasePoolSize: read(SETTINGS.databasePoolSize),
    publicUrl: read(SETTINGS.publicUrl) ?? `http://localhost:${port}`,
    logLevel: read(SETTINGS.logLevel) ?? (mode === 'demo' ? 'warn' : 'info'),
    rateLimitPerMinute: read(SETTINGS.rateLimitPerMinute),
    rateLimitSignInPerMinute: read(SETTINGS.rateLimitSignInPerMinute),
    rateLimitAccountPerHour: read(SETTINGS.rateLimitAccountPerHour),
    smtpUrl: read(SETTINGS.smtpUrl),
    mailFrom: read(SETTINGS.mailFrom),
    smsUrl: read(SETTINGS.smsUrl),
    smsToken: read(SETTINGS.smsToken),
    paymentProvider: read(SETTINGS.paymentProvider),
    sandboxProviderPort: read(SETTINGS.sandboxProviderPort),
    sandboxProviderUrl: read(SETTINGS.sandboxProviderUrl),
    sandboxProviderSecret: read(SETTINGS.sandboxProviderSecret),
    sandboxProviderNotificationSecret: read(SETTINGS.sandboxProviderNotificationSecret),
    moyasarSecretKey: read(SETTINGS.moyasarSecretKey),
    moyasarWebhookSecret: read(SETTINGS.moyasarWebhookSecret),
    moyasarUrl: read(SETTINGS.moyasarUrl),
    returnOrigins: read(SETTINGS.returnOrigins),
    trustedProxies: read(SETTINGS.trustedProxies),
    samplePassword: mode === 'demo' ? (samplePassword ?? SAMPLE_PASSWORD) : samplePassword,
    simulatedCourierSpeed:
      mode === 'demo' ? (courierSpeed ?? SIMULATED_COURIER_SPEED) : courierSpeed,
    stopDelaySeconds: read(SETTINGS.stopDelaySeconds),
    version: packageJson.version,
  };
  wrong.push(...missingForPayments(config));
  if (wrong.length === 0 && mode === 'production') wrong.push(...refusedInProduction(config));
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}

/** What the chosen provider cannot do without. */
function missingForPayments(config: Config): string[] {
  const needed = {
    sandbox:
      config.sandboxProviderUrl === null
        ? []
        : (['sandboxProviderSecret', 'sandboxProviderNotificationSecret'] as const),
    moyasar: ['moyasarSecretKey', 'moyasarWebhookSecret'] as const,
  };
  return needed[config.paymentProvider]
    .filter((key) => config[key] === null)
    .map((key) => `${SETTINGS[key].name}: expected ${SETTINGS[key].expected}`);
}

/** What demo mode simulates, each with the setting that replaces it. */
function refusedInProduction(config: Config): string[] {
  const refused: string[] = [];
  if (config.databaseUrl === null) {
    refused.push(
      'DATABASE_URL: production mode refuses the embedded database; ' +
        `set ${SETTINGS.databaseUrl.expected}`,
    );
  }
  if (!config.publicUrl.startsWith('https://')) {
    refused.push(
      `PUBLIC_URL: production mode refuses ${config.publicUrl}; ` +
        'set the https origin people reach the app under',
    );
  }
  for (const [setting, value] of [
    [SETTINGS.smtpUrl, config.smtpUrl],
    [SETTINGS.mailFrom, config.mailFrom],
    [SETTINGS.smsUrl, config.smsUrl],
  ] as const) {
    if (value === null) {
      refused.push(`${setting.name}: production mode refuses the outbox; set ${setting.expected}`);
    }
  }
  if (config.paymentProvider === 'sandbox') {
    refused.push(
      'PAYMENT_PROVIDER: production mode refuses the sandbox; set moyasar, ' +
        'with MOYASAR_SECRET_KEY and MOYASAR_WEBHOOK_SECRET',
    );
  }
  if (!config.moyasarUrl.startsWith('https://')) {
    refused.push('MOYASAR_URL: production mode refuses an address without https; leave it out');
  }
  if (config.samplePassword !== null) {
    refused.push('SAMPLE_PASSWORD: production mode refuses sample accounts; leave it out');
  }
  if (config.simulatedCourierSpeed !== null) {
    refused.push(
      'SIMULATED_COURIER_SPEED: production mode refuses fictional couriers; leave it out',
    );
  }
  return refused;
}
