import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';

/** A value that is read when somebody asks for it. */
export interface Measure {
  /** In snake case, with its unit at the end and without the product's name. */
  name: string;
  help: string;
  /** Name of the label, when there is a value for each of a few kinds. Never personal data. */
  label?: string;
  /** @returns the value, or the value of each kind. */
  read: () => number | Record<string, number> | Promise<number | Record<string, number>>;
}

/** What the server measures about itself. */
export interface Metrics {
  add: (measure: Measure) => void;
  /** Measures every request of the server by operation and status. */
  measureRequests: (app: FastifyInstance) => void;
  /** Everything in OpenMetrics 1.0 text form. */
  text: () => Promise<string>;
  /** Everything, to be joined with that of other processes. */
  families: () => Promise<Family[]>;
}

/** A metric with its values. */
export type Family = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

export const CONTENT_TYPE = Registry.OPENMETRICS_CONTENT_TYPE;

const PREFIX = 'mizan_';
/** Seconds. The limits of the product's promises are among them. */
const DURATIONS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15];
/** Milliseconds that reading one value may take. */
const PATIENCE = 2_000;

/** @param log is told when a value cannot be read; the value is left out then. */
export function newMetrics(log: Pick<FastifyBaseLogger, 'warn'>): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(CONTENT_TYPE);
  // Memory, CPU, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: 'Duration of requests, by operation of the contract and status.',
    labelNames: ['operation', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  return {
    add({ name, help, label, read }) {
      new Gauge({
        name: PREFIX + name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers: [registry],
        async collect() {
          this.reset();
          this.remove({});
          try {
            const value = await inTime(read());
            if (typeof value === 'number') this.set(value);
            else
              for (const [kind, each] of Object.entries(value))
                this.set({ [label ?? '']: kind }, each);
          } catch (err) {
            log.warn({ err, measure: name }, 'a metric could not be read');
          }
        },
      });
    },
    measureRequests(app) {
      app.addHook('onResponse', async (request, reply) => {
        const operation = request.routeOptions.config.operation?.id ?? 'none';
        const seconds = reply.elapsedTime / 1_000;
        requests.observe({ operation, status: String(reply.statusCode) }, seconds);
      });
    },
    text: () => registry.metrics(),
    families: () => registry.getMetricsAsJSON(),
  };
}

async function inTime<Value>(work: Value | Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const alarm = setTimeout(() => {
    reject(new Error('It took too long'));
  }, PATIENCE);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(alarm);
  }
}
