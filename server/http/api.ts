import { Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActivityNote } from './activity-note.ts';
import type { ActivityRecorder } from './activity-recorder.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { ClientCounts, storeOf } from './client-counts.ts';
import { ignoreBodies, isRaw, keepRawBodies, parseForms, parseJsonBodies } from './body-parsers.ts';
import type { Scheme } from '../../common/contract/operations.ts';
import { BASE_PATH, type Operation } from './contract.ts';
import { operations, validators } from './contract-validators.ts';
import { breaksContract, judgeAnswers } from './judge-answers.ts';
import { countInDatabase } from './guess-limit.ts';
import { localeOf } from '../reference/locale.ts';
import { type KeyGate, newKeyGate } from './key-gate.ts';
import { keyRequestOf, type RequestRecorder } from './key-request.ts';
import type { Account, Handlers, OperationId, RequestContext, Services } from './operations.ts';
import { problem } from './problem.ts';
import { unansweredProblem } from './offered-methods.ts';
import { type AnyRequest, readRequest } from './read-request.ts';
import { sendProblem } from './send-problem.ts';
import {
  StreamedBody,
  StreamedCsv,
  StreamedWorkbook,
  TableFile,
  XmlFile,
} from './streamed-body.ts';
import './request-types.ts';

/** @throws ProblemError 401 unless the header proves an account. */
type Authenticate = (
  authorization: string | undefined,
  db: Database,
  now: Date,
  operation: OperationId,
) => Promise<Account>;

export interface ApiOptions {
  services: Services;
  handlers: Handlers;
  /** Each scheme of the contract authenticates the operations that name it, and no others. */
  authenticate: Record<Scheme, Authenticate>;
  activity: ActivityRecorder;
  requestLog: RequestRecorder;
  clock: () => Date;
  /** Whether the process was asked to stop. */
  isStopping: () => boolean;
}

type AnyHandler = (
  request: AnyRequest,
  context: RequestContext,
) => Promise<{ status: number; body?: unknown; headers?: Record<string, string> }>;

/** Operations that allow guessing secrets, or writing without an account. */
const GUESSABLE: ReadonlySet<OperationId> = new Set([
  'signIn',
  'confirmSignIn',
  'requestDeviceCode',
  'confirmDeviceCode',
  'requestPasswordReset',
  'confirmPasswordReset',
  'resetPassword',
  'resendCode',
  'startRegistration',
  'updateRegistrationAccount',
  'confirmRegistration',
  'completeRegistration',
  'completeReceiverAddress',
  'completeOrderAddress',
]);

/** By client address. IPv6 counts by its /64, which one household has as a whole. */
const EACH_MINUTE = {
  timeWindow: '1 minute',
  enableDraftSpec: true,
  errorResponseBuilder: () => problem(429, 'rate_limited'),
};

/** Serves every operation of the contract under its base path. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { config, db } = options.services;
  await app.register(
    async (api) => {
      api.decorateRequest('account', null);
      api.decorateRequest('rawBody', '');
      api.decorateRequest('problemCode', null);
      const { rateLimitPerMinute: max } = config;
      const counts = new ClientCounts({ db, clock: options.clock, log: app.log, limit: max });
      await api.register(rateLimit, { ...EACH_MINUTE, max, store: storeOf(counts) });
      const gate = newKeyGate(options.services, { clock: options.clock, log: app.log });
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      api.addHook('onResponse', async (request, reply) => {
        const made = keyRequestOf(request, reply, options.clock());
        if (made) options.requestLog.add(made);
      });
      if (isJudged(config)) judgeAnswers(api, validators);
      api.setErrorHandler(sendProblem);
      api.setNotFoundHandler({ preHandler: api.rateLimit() }, (request, reply) =>
        sendProblem(unansweredProblem(request.url), request, reply),
      );
      for (const operation of operations) {
        await api.register(async (scope) => {
          if (operation.body === null) ignoreBodies(scope);
          else if (isRaw(operation.sameAs)) keepRawBodies(scope);
          else if (operation.isForm) await parseForms(scope, operation.sameAs);
          else parseJsonBodies(scope);
          if (GUESSABLE.has(operation.id)) await limitGuesses(scope, operation, options);
          serve(scope, operation, { ...options, gate });
        });
      }
    },
    { prefix: BASE_PATH },
  );
}

/**
 * Runs after the limit of all operations, which keeps a flood of guesses away from the database.
 */
async function limitGuesses(
  scope: FastifyInstance,
  { id }: Operation,
  { services: { config, db }, clock }: ApiOptions,
): Promise<void> {
  await scope.register(rateLimit, {
    ...EACH_MINUTE,
    max: config.rateLimitSignInPerMinute,
    store: countInDatabase(db, { operation: id, clock }),
  });
}

function serve(
  scope: FastifyInstance,
  operation: Operation,
  options: ApiOptions & { gate: KeyGate },
): void {
  const { authenticate, clock, gate, services } = options;
  const validator = validators[operation.id];
  const handler = options.handlers[operation.sameAs] as AnyHandler;

  /** Calls the handler and records what it did, before the caller hears of it. */
  async function handle(valid: AnyRequest, request: FastifyRequest): ReturnType<AnyHandler> {
    const note: ActivityNote = {};
    const context: RequestContext = {
      ...contextOf(request, note, options),
      takeEntry(answer) {
        const entry = options.activity.entryOf({ ...handled, answer, isRefused: false });
        if (entry === undefined) throw new Error(`${operation.id} has no entry`);
        note.isRecorded = true;
        return entry;
      },
    };
    const handled = { operation: operation.sameAs, request: valid, note, context };
    try {
      const answer = await handler(valid, context);
      await options.activity.record({ ...handled, answer: answer.body, isRefused: false });
      return answer;
    } catch (error) {
      await options.activity.record({ ...handled, answer: undefined, isRefused: true });
      throw error;
    }
  }

  scope.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: operation.method === 'GET',
    config: { operation, ...limitOfAddress(operation, services) },
    // Before the body is read, so that the server parses nothing for unknown callers.
    preParsing: async (request, reply) => {
      if (operation.scheme === null) return;
      const { authorization } = request.headers;
      request.account = await authenticate[operation.scheme](
        authorization,
        services.db,
        clock(),
        operation.id,
      );
      if ('clientKey' in request.account) await gate(request.account, operation.scope, reply);
    },
    handler: async (request, reply) => {
      const valid = readRequest(operation, validator, request);
      const { status, body, headers = {} } = await handle(valid, request);
      reply.code(status).headers(headers);
      // Fastify calls no hook that could validate an answer without a payload.
      if (body === undefined) {
        return isJudged(services.config) && breaksContract(validator, request, status, body)
          ? sendProblem(problem(500, 'internal_error'), request, reply)
          : reply.send();
      }
      if (
        body instanceof StreamedBody ||
        body instanceof StreamedCsv ||
        body instanceof StreamedWorkbook
      ) {
        return reply.type(body.type).send(Readable.from(body.pieces()));
      }
      if (body instanceof XmlFile) return reply.type(body.type).send(body.content);
      if (body instanceof TableFile) return reply.type(body.type).send(Buffer.from(body.content));
      // The only other files sent from memory are PDFs.
      if (body instanceof Uint8Array) return reply.type('application/pdf').send(body);
      return reply.send(body);
    },
  });
}

/**
 * A store platform sends the deliveries of all its stores from a few addresses, and a system may act
 * for many accounts, whose keys have limits of their own.
 */
function limitOfAddress({ sameAs, scheme }: Operation, { config }: Services) {
  const [sender, share] = isRaw(sameAs) ? ['stores', STORE_SHARE] : ['keys', KEY_SHARE];
  if (!isRaw(sameAs) && scheme !== 'apiKey') return {};
  const max = Math.min(config.rateLimitPerMinute * share, MOST_COUNTED);
  return { rateLimit: { max, keyGenerator: ({ ip }: FastifyRequest) => `${sender} ${ip}` } };
}

/** How many times the requests of another client's address. */
export const STORE_SHARE = 50;
export const KEY_SHARE = 10;

/** The most that the header of a limit tells. */
const MOST_COUNTED = 1_000_000;

function bytesOf(raw: string | Buffer): Buffer {
  return typeof raw === 'string' ? Buffer.from(raw) : raw;
}

/** Whether answers are validated, too: tests run in demo mode (ADR 27). */
function isJudged({ mode }: Config): boolean {
  return mode === 'demo';
}

function contextOf(
  request: FastifyRequest,
  note: ActivityNote,
  options: ApiOptions,
): Omit<RequestContext, 'takeEntry'> {
  return {
    ...options.services,
    raw: { headers: request.headers, body: bytesOf(request.rawBody) },
    account: request.account,
    now: options.clock(),
    locale: localeOf(request.headers['accept-language']),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    log: request.log,
    note: (more) => Object.assign(note, more),
    stopping: options.isStopping(),
  };
}
