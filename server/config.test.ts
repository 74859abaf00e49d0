import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { PRODUCTION_SETTINGS } from './testing/production-settings.ts';

const WITHOUT_SELLER = Object.fromEntries(
  Object.keys(PRODUCTION_SETTINGS)
    .filter((name) => name.startsWith('SELLER_'))
    .map((name) => [name, '']),
);

function complaintsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
}

describe('readConfig', () => {
  it('starts a demo on the embedded database without any setting', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      port: 4000,
      dataDir: '.data',
      databaseUrl: null,
      workers: 1,
      publicUrl: 'http://localhost:4000',
      logLevel: 'warn',
      trustedProxies: [],
    });
  });

  it('starts a worker for each core on PostgreSQL, with fewer connections in each of many', () => {
    const config = (WORKERS: string) => readConfig({ DATABASE_URL: 'postgres://h/d', WORKERS });
    expect(config('').workers).toBe(Math.min(64, availableParallelism()));
    const pools = ['1', '2', '6', '14', '46', '64'].map((each) => config(each).databasePoolSize);
    expect(pools).toEqual([8, 8, 8, 4, 2, 2]);
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    ['MODE', 'staging', 'demo, production'],
    ['PORT', '70000', 'from 1 to 65535'],
    ['PORT', '4000 ; ls', 'from 1 to 65535'],
    ['PORT', '1e3', 'from 1 to 65535'],
    ['DATABASE_URL', 'mysql://localhost/mizan', 'postgres://user:password@host:port/name'],
    ['PUBLIC_URL', 'mizan.example', 'https://mizan.example'],
    ['PUBLIC_URL', 'https://mizan.example/app', 'https://mizan.example'],
    ['LOG_LEVEL', 'verbose', 'fatal, error, warn, info, debug, silent'],
    ['RATE_LIMIT_PER_MINUTE', '0', 'from 1 to'],
    ['RATE_LIMIT_SIGN_IN_PER_MINUTE', 'many', 'from 1 to'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, everyone', 'CIDR'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'CIDR'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'CIDR'],
    ['TRUSTED_PROXIES', '::/0', 'CIDR'],
    ['WORKERS', '0', 'from 1 to 64'],
    ['WORKERS', '2', '1, because the embedded database'],
    ['DATABASE_POOL_SIZE', '101', 'from 1 to 100'],
    ['STOP_DELAY_SECONDS', '-1', 'from 0 to 300'],
    ['SIMULATED_COURIER_SPEED', 'fast', 'from 0 to 100000'],
    ['PAYMENT_PROVIDER', 'cash', 'sandbox, moyasar'],
    ['SANDBOX_PROVIDER_PORT', '-1', 'from 0 to 65535'],
    ['STORE_SIMULATOR_PORT', '70000', 'from 0 to 65535'],
    ['STORE_SIMULATOR_ORDERS_EVERY', '1.5', 'from 0 to 86400'],
    ['ZID_API_URL', 'zid.example', 'https://api.zid.sa'],
    ['SELLER_NAME_AR', 'م'.repeat(64), 'at most 127 bytes'],
    ['SELLER_VAT_NUMBER', '310123456700001', '15 digits that begin and end with 3'],
    ['MOYASAR_URL', 'https://api.moyasar.com/v1', 'https://api.moyasar.com'],
  ])('refuses %s=%s and names what it expects', (name, value, expected) => {
    const [complaint = '', ...others] = complaintsOf({ [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name}: expected `));
    expect(complaint).toContain(expected);
    expect(others).toEqual([]);
  });

  it.each([
    [{ PAYMENT_PROVIDER: 'moyasar' }, ['MOYASAR_SECRET_KEY', 'MOYASAR_WEBHOOK_SECRET']],
    [
      { SANDBOX_PROVIDER_URL: 'http://localhost:4001' },
      ['SANDBOX_PROVIDER_SECRET', 'SANDBOX_PROVIDER_NOTIFICATION_SECRET'],
    ],
    [
      { SELLER_CITY: 'الرياض', SELLER_NAME_EN: 'x', SELLER_STREET: 'x', SELLER_DISTRICT: 'x' },
      [
        ...['SELLER_NAME_AR', 'SELLER_VAT_NUMBER', 'SELLER_REGISTRATION', 'SELLER_BUILDING_NO'],
        'SELLER_POSTAL_CODE',
      ],
    ],
    [{ SALLA_CLIENT_ID: 'x' }, ['SALLA_CLIENT_SECRET']],
    [{ SALLA_CLIENT_SECRET: 'x' }, ['SALLA_CLIENT_ID']],
    [{ PORT: 'x', MODE: 'y' }, ['MODE', 'PORT']],
  ])('names every setting that is wrong or missing: %j', (env, names) => {
    const named = complaintsOf(env).map((complaint) => complaint.split(': expected ')[0]);
    expect(named).toEqual(names);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(complaintsOf({ DATABASE_URL: 'mysql://u:hunter2@h/d' }).join()).not.toContain('hunter2');
  });
});

describe('production mode', () => {
  it('starts with a database, an https origin and no samples', () => {
    expect(readConfig(PRODUCTION_SETTINGS)).toMatchObject({
      logLevel: 'info',
      samplePassword: null,
    });
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: '' }, 'embedded database'],
    ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: '' }, 'set moyasar'],
    ['MOYASAR_URL', { MOYASAR_URL: 'http://localhost:9' }, 'https'],
    ['SALLA_API_URL', { SALLA_API_URL: 'http://localhost:9' }, 'https'],
    ['SALLA_ACCOUNTS_URL', { SALLA_ACCOUNTS_URL: 'http://localhost:9' }, 'https'],
    ['ZID_API_URL', { ZID_API_URL: 'http://localhost:9' }, 'https'],
    ['PUBLIC_URL', { PUBLIC_URL: '' }, 'https'],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://mizan.example' }, 'https'],
    ['SAMPLE_PASSWORD', { SAMPLE_PASSWORD: 'palm' }, 'sample accounts'],
    ['SELLER_NAME_AR', WITHOUT_SELLER, 'fictional seller'],
    ['SIMULATED_COURIER_SPEED', { SIMULATED_COURIER_SPEED: '60' }, 'fictional couriers'],
  ])('refuses what demo mode simulates: %s %j', (name, change, reason) => {
    const complaints = complaintsOf({ ...PRODUCTION_SETTINGS, ...change });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(new RegExp(`^${name}: production mode refuses`));
    expect(complaints[0]).toContain(reason);
  });
});
