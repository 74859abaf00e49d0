import { createSecretKey, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { serverKey } from './db/server-key.ts';
import { registerDocs } from './docs/register-docs.ts';
import { registerApi } from './http/api.ts';
import { BODY_LIMIT } from './http/body-parsers.ts';
import { authenticateKey } from './features/api-keys/basic.ts';
import { authenticateSession } from './features/auth/bearer.ts';
import { newActivityRecorder } from './features/activity/record.ts';
import { handlers as allHandlers } from './features/handlers.ts';
import { connectionsMeasure, messagesMeasure } from './features/measures.ts';
import { newRequestRecorder } from './features/request-log/recorder.ts';
import { sessionReads } from './features/session-reads.ts';
import { tasks } from './features/jobs.ts';
import { letGoOnClose } from './http/let-go.ts';
import { newLogOutput } from './http/log-output.ts';
import type { Handlers } from './http/operations.ts';
import { problem } from './http/problem.ts';
import { loggerOf, logRequests } from './http/request-log.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { sendProblem } from './http/send-problem.ts';
import { watchEventLoop } from './http/watch-event-loop.ts';
import { startWatchThread } from './http/watch-thread.ts';
import { openTaskQueue } from './jobs/task-queue.ts';
import type { Messenger } from './messages/messenger.ts';
import { openMessenger } from './messages/open-messenger.ts';
import { Outbox } from './messages/outbox.ts';
import { type Metrics, newMetrics } from './metrics/metrics.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { StoreSimulator } from './ports/store-simulator.ts';
import { registerTrackingPage } from './features/tracking/page/register-tracking-page.ts';
import { registerWebApp, sendPlainNotFound } from './http/web-app.ts';

export interface AppOptions {
  config: Config;
  /** Open and migrated; the caller closes it. */
  db: Database;
  payments: PaymentProvider;
  /** None by default. */
  storeSimulator?: StoreSimulator | null;
  clock?: () => Date;
  handlers?: Handlers;
  /** Folder of the built web app; without it only the API is served. */
  webRoot?: string;
  isStopping?: () => boolean;
  /** Whether another thread watches this one and writes to standard output when it is stuck. */
  isWatched?: boolean;
  /** Destination of log lines; standard output by default. */
  logTo?: { write: (line: string) => void };
  /** Receives messages for which no carrier is configured. */
  outbox?: Outbox;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null when no port for them is set. */
    metrics: Metrics | null;
    messages: Messenger;
  }
}

/** Milliseconds in which a whole request must arrive. */
const REQUEST_TIMEOUT = 30_000;

/**
 * Longest id in a path: as long as Node's limit for the request head. The router answers longer
 * ones itself, before the request is counted.
 */
const MAX_PARAM_LENGTH = 16 * 1024;

/** Of the whole process: some programs of the tests run several servers in one. */
const standardOutput = newLogOutput(process.stdout);

/** The server without a listening port: `main.ts` listens, tests use `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, clock = () => new Date() } = options;
  const app = Fastify({
    logger: { ...loggerOf(config), stream: options.logTo ?? standardOutput },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    requestTimeout: REQUEST_TIMEOUT,
    // Requests under way when the server closes are finished, not refused.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      void sendProblem(problem(404, 'not_found'), request, reply);
    },
  });
  const outbox = options.outbox ?? new Outbox(clock);
  const messages = openMessenger(config, outbox, app.log);
  app.decorate('messages', messages);
  app.addHook('onClose', () => messages.close());
  const taskQueue = await openTaskQueue(db, tasks, app.log);
  app.addHook('onClose', () => taskQueue.close());
  letGoOnClose(app);
  logRequests(app);
  watchEventLoop(app, options.isWatched ? startWatchThread(Object.keys(allHandlers)) : null);
  const metrics = config.metricsPort === null ? null : newMetrics(app.log);
  app.decorate('metrics', metrics);
  metrics?.measureRequests(app);
  metrics?.add(connectionsMeasure(db));
  metrics?.add(messagesMeasure(messages));
  setSecurityHeaders(app, config.publicUrl);
  const activity = newActivityRecorder(db.kysely, await serverKey(db.kysely, 'addresses'));
  app.addHook('onClose', () => activity.close());
  const requestLog = newRequestRecorder(db.kysely, app.log);
  app.addHook('onClose', () => requestLog.close());
  await registerApi(app, {
    activity,
    requestLog,
    services: {
      ...{ config, db, messages, payments: options.payments, tasks: taskQueue, outbox },
      storeSimulator: options.storeSimulator ?? null,
      cursorKey: createSecretKey(await serverKey(db.kysely, 'cursors')),
    },
    authenticate: { session: authenticateSession(sessionReads), apiKey: authenticateKey },
    clock,
    handlers: options.handlers ?? allHandlers,
    isStopping: options.isStopping ?? (() => false),
  });
  await registerTrackingPage(app);
  await registerDocs(app, config.publicUrl);
  if (options.webRoot === undefined) app.setNotFoundHandler(sendPlainNotFound);
  else await registerWebApp(app, options.webRoot);
  return app;
}
