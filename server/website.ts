import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Messenger } from './messages/messenger.ts';
import type { Metrics } from './metrics/metrics.ts';
import { ifTaken } from './start-error.ts';

/** The web app and the API, answered by this process or by its workers. */
export interface Website {
  log: FastifyBaseLogger;
  /** Null when no port for them is set. */
  metrics: Pick<Metrics, 'add' | 'text'> | null;
  /** For the jobs, beside which the website runs. */
  messages: Pick<Messenger, 'deliver'>;
  /** Answers "not ready" for as long as the settings say, finishes what is under way, and closes. */
  stop: () => Promise<void>;
  /** Leaves the port to other processes, cutting no connection that is in use, and closes. */
  leave: () => Promise<void>;
}

/** Milliseconds in which a client may use its idle connection once more. */
const LAST_USE = 5_000;

/** Seconds that requests under way have to finish once the server closes. */
const GRACE_SECONDS = 10;

/** Milliseconds in which a process of the server ends after it was asked to. */
export const graceOf = ({ stopDelaySeconds }: Pick<Config, 'stopDelaySeconds'>) =>
  (stopDelaySeconds + GRACE_SECONDS) * 1_000;

const dist = path.resolve(import.meta.dirname, '../dist');

/** Whether the web app is built; without it only the API is served. */
export const hasWebApp = () => existsSync(path.join(dist, 'index.html'));

/**
 * Serves the website from this process.
 *
 * @throws StartError if its port is taken.
 */
export async function startWebsite(
  options: Pick<AppOptions, 'config' | 'db' | 'payments' | 'storeSimulator' | 'outbox'>,
): Promise<Website & { metrics: Metrics | null }> {
  const { port, host, stopDelaySeconds } = options.config;
  let stopping = false;
  const app = await buildApp({
    ...options,
    isStopping: () => stopping,
    isWatched: true,
    ...(hasWebApp() && { webRoot: dist }),
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw ifTaken(error, 'PORT', port, host);
  }
  return {
    log: app.log,
    metrics: app.metrics,
    messages: app.messages,
    async stop() {
      stopping = true;
      await sleep(stopDelaySeconds * 1_000);
      await app.close();
    },
    async leave() {
      await app.letGo(LAST_USE);
      await app.close();
    },
  };
}
