import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import Fastify from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { connectionsMeasure, messagesMeasure } from '../features/measures.ts';
import { loggerOf } from '../http/request-log.ts';
import type { Letter } from '../messages/message.ts';
import { openMessenger } from '../messages/open-messenger.ts';
import { Outbox } from '../messages/outbox.ts';
import { joinProcesses } from '../metrics/join-processes.ts';
import { type Family, type Metrics, newMetrics } from '../metrics/metrics.ts';
import type { Website } from '../website.ts';
import { Crew, tell } from './crew.ts';
import type { Report, Started } from './orders.ts';

/** Milliseconds in which a worker reports its metrics; one that is stuck is left out. */
const PATIENCE = 3_000;

/**
 * Serves the website from worker processes that share its port. SIGHUP replaces them without
 * refusing a request.
 *
 * @param db of this process; each worker opens its own.
 * @throws StartError if the workers do not start.
 */
export async function startWorkers(
  config: Config,
  db: Database,
  started: Started,
): Promise<Website> {
  const { log } = Fastify({ logger: loggerOf(config) });
  const outbox = new Outbox();
  cluster.setupPrimary({
    exec: path.join(import.meta.dirname, 'worker.ts'),
    serialization: 'advanced',
  });
  const showEverywhere = async (letter: Letter) => {
    await outbox.deliver(letter);
    crew.tellAll({ letters: outbox.letters });
  };
  const crew = new Crew({
    size: config.workers,
    log,
    fork() {
      const worker = cluster.fork({ STARTED: JSON.stringify(started) });
      tell(worker, { letters: outbox.letters });
      worker.on('message', (report: Report) => {
        if ('letter' in report) void showEverywhere(report.letter);
      });
      return worker;
    },
    onHopeless(error) {
      // Ends the server as every unexpected error does.
      setImmediate(() => {
        throw error;
      });
    },
  });
  await crew.start();
  process.on('SIGHUP', () => void crew.restart());
  const metrics = config.metricsPort === null ? null : newMetrics(log);
  metrics?.add(connectionsMeasure(db));
  const messages = openMessenger(config, { deliver: showEverywhere }, log);
  metrics?.add(messagesMeasure(messages));
  return {
    log,
    messages,
    metrics: metrics && { ...metrics, text: () => textOf(metrics, crew) },
    stop: () => crew.end('stop'),
    leave: () => crew.end('leave'),
  };
}

async function textOf(own: Metrics, { serving }: Crew): Promise<string> {
  const reports = [...serving].map(async ([number, worker]) => {
    return [String(number), await familiesOf(worker)] as const;
  });
  const families = new Map([['primary', await own.families()], ...(await Promise.all(reports))]);
  return joinProcesses(families);
}

async function familiesOf(worker: Worker): Promise<Family[]> {
  const signal = AbortSignal.timeout(PATIENCE);
  tell(worker, { measure: true });
  try {
    for (;;) {
      const [report] = (await once(worker, 'message', { signal })) as [Report];
      if ('families' in report) return report.families;
    }
  } catch {
    return [];
  }
}
