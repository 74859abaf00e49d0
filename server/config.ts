import { isIP } from 'node:net';
import packageJson from '../package.json' with { type: 'json' };
import { integer, list, oneOf, text, type Setting } from './settings.ts';

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
    (value) => {
      const url = URL.parse(value);
      return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
    },
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
  trustedProxies: list((item) => isIP(item.replace(/\/[0-9]{1,3}$/, '')) !== 0, {
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
  /** The product's version, as `GET /api/health` tells it. */
  version: string;
}

/** Wrong settings; the message names each with what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const SAMPLE_PASSWORD = 'palm-lantern-harbour-42';

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
    trustedProxies: read(SETTINGS.trustedProxies),
    samplePassword: mode === 'demo' ? (samplePassword ?? SAMPLE_PASSWORD) : samplePassword,
    stopDelaySeconds: read(SETTINGS.stopDelaySeconds),
    version: packageJson.version,
  };
  if (wrong.length === 0 && mode === 'production') wrong.push(...refusedInProduction(config));
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
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
  if (config.samplePassword !== null) {
    refused.push('SAMPLE_PASSWORD: production mode refuses sample accounts; leave it out');
  }
  return refused;
}
