import { availableParallelism } from 'node:os';
import packageJson from '../package.json' with { type: 'json' };
import { MOST_WORKERS, SETTINGS } from './config-table.ts';
import type { Seller } from './domain/issued-document.ts';
import { sellerOf } from './seller-settings.ts';
import { complaint, readSettings } from './settings.ts';
import { insecureStores, missingForStores } from './store-settings.ts';

type Values = ReturnType<typeof readSettings<typeof SETTINGS>>['values'];

/** The settings of the process, and what follows from them. */
export interface Config extends Values {
  publicUrl: string;
  databasePoolSize: number;
  workers: number;
  logLevel: NonNullable<Values['logLevel']>;
  /** Null in production mode, which has no sample data. */
  samplePassword: string | null;
  /** Null in production mode, which has no fictional couriers. */
  simulatedCourierSpeed: number | null;
  /** Who issues the tax invoices. */
  seller: Seller;
  /** The product's version, as `GET /api/health` tells it. */
  version: string;
}

/** Wrong settings; the message names each one and what it expects. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * More connections in a process only wait for the same rows. All processes together keep to what a
 * database with default settings allows, up to 46 workers.
 */
const MOST_CONNECTIONS = { ofProcess: 8, together: 64 };
const FEWEST_CONNECTIONS = 2;

const SAMPLE_PASSWORD = 'palm-lantern-harbour-42';

/** A day passes in 24 minutes: a new shipment is collected within three. */
const SIMULATED_COURIER_SPEED = 60;

/** @throws ConfigError naming every wrong setting and every one the mode refuses. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { values, wrong } = readSettings(SETTINGS, env);
  const isDemo = values.mode === 'demo';
  const workers = values.workers ?? defaultWorkers(values);
  const { seller, missing } = sellerOf(values);
  const config: Config = {
    ...values,
    publicUrl: values.publicUrl ?? `http://localhost:${values.port}`,
    workers,
    databasePoolSize: values.databasePoolSize ?? defaultPoolSize(workers),
    logLevel: values.logLevel ?? (isDemo ? 'warn' : 'info'),
    samplePassword: values.samplePassword ?? (isDemo ? SAMPLE_PASSWORD : null),
    simulatedCourierSpeed:
      values.simulatedCourierSpeed ?? (isDemo ? SIMULATED_COURIER_SPEED : null),
    seller,
    version: packageJson.version,
  };
  wrong.push(...missingForPayments(config), ...missingForStores(config), ...missing);
  if (config.databaseUrl === null && workers > 1) {
    wrong.push(
      'WORKERS: expected 1, because the embedded database belongs to one process; ' +
        'for more, set DATABASE_URL',
    );
  }
  if (wrong.length === 0 && !isDemo) wrong.push(...refusedInProduction(config));
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}

function defaultWorkers({ databaseUrl }: Values): number {
  return databaseUrl === null ? 1 : Math.min(MOST_WORKERS, availableParallelism());
}

/** Processes of a server that have connections to the database at the same time. */
export function processesOf(workers: number): number {
  // With workers: the primary, and one that starts while the one it replaces still answers.
  return workers === 1 ? 1 : workers + 2;
}

function defaultPoolSize(workers: number): number {
  const share = Math.floor(MOST_CONNECTIONS.together / processesOf(workers));
  return Math.max(FEWEST_CONNECTIONS, Math.min(MOST_CONNECTIONS.ofProcess, share));
}

/** Settings that the chosen payment provider requires. */
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
    .map((key) => complaint(SETTINGS[key]));
}

/** Settings of what demo mode simulates, which production mode refuses. */
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
  refused.push(...insecureStores(config));
  if (config.samplePassword !== null) {
    refused.push('SAMPLE_PASSWORD: production mode refuses sample accounts; leave it out');
  }
  if (config.simulatedCourierSpeed !== null) {
    refused.push(
      'SIMULATED_COURIER_SPEED: production mode refuses fictional couriers; leave it out',
    );
  }
  if (config.seller.sample) {
    refused.push(
      'SELLER_NAME_AR: production mode refuses invoices of a fictional seller; ' +
        'set it and the other SELLER_ settings',
    );
  }
  return refused;
}
