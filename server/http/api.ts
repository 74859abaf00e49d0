import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { authenticate } from './bearer.ts';
import { ignoreBodies, parseJsonBodies } from './body-parsers.ts';
import { BASE_PATH, operationsOf, readContract, type Operation } from './contract.ts';
import { breaksContract, judgeAnswers } from './judge-answers.ts';
import { localeOf } from './locale.ts';
import type { Handlers, OperationId, RequestContext } from './operations.ts';
import { problem } from './problem.ts';
import { type AnyRequest, readRequest } from './read-request.ts';
import { sendProblem } from './send-problem.ts';
import { validatorsOf } from './validators.ts';
import './request-types.ts';

export interface ApiOptions {
  config: Config;
  db: Database;
  handlers: Handlers;
  clock: () => Date;
  /** Whether the process was told to stop. */
  isStopping: () => boolean;
}

type AnyHandler = (
  request: AnyRequest,
  context: RequestContext,
) => Promise<{ status: number; body?: unknown; headers?: Record<string, string> }>;

const contract = readContract();
const operations = operationsOf(contract);
const validators = validatorsOf(contract, operations);

/** Operations that somebody could use to guess secrets. */
const GUESSABLE: ReadonlySet<OperationId> = new Set(['signIn']);

/** Serves every operation of the contract under its base path. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(
    async (api) => {
      api.decorateRequest('account', null);
      await api.register(rateLimit, {
        max: options.config.rateLimitPerMinute,
        timeWindow: '1 minute',
        enableDraftSpec: true,
        errorResponseBuilder: () => problem(429, 'rate_limited'),
      });
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      judgeAnswers(api, validators);
      api.setErrorHandler(sendProblem);
      api.setNotFoundHandler({ preHandler: api.rateLimit() }, (request, reply) =>
        sendProblem(problem(404, 'not_found'), request, reply),
      );
      for (const operation of operations) {
        await api.register(async (scope) => {
          if (operation.body === null) ignoreBodies(scope);
          else parseJsonBodies(scope);
          serve(scope, operation, options);
        });
      }
    },
    { prefix: BASE_PATH },
  );
}

function serve(scope: FastifyInstance, operation: Operation, options: ApiOptions): void {
  const { config, db, clock } = options;
  const validator = validators[operation.id];
  const handler = options.handlers[operation.id] as AnyHandler;

  scope.route({
    method: operation.method,
    url: operation.route,
    exposeHeadRoute: false,
    config: {
      operation,
      ...(GUESSABLE.has(operation.id) && {
        rateLimit: { max: config.rateLimitSignInPerMinute, timeWindow: '1 minute' },
      }),
    },
    // Before the body is read: nobody unknown makes the server parse anything.
    preParsing: async (request) => {
      if (!operation.secured) return;
      request.account = await authenticate(request.headers.authorization, db, clock());
    },
    handler: async (request, reply) => {
      const valid = readRequest(operation, validator, request);
      const { status, body, headers = {} } = await handler(valid, contextOf(request, options));
      reply.code(status).headers(headers);
      // Without a payload Fastify calls no hook that would judge the answer.
      if (body === undefined) {
        return breaksContract(validator, request, status, body)
          ? sendProblem(problem(500, 'internal_error'), request, reply)
          : reply.send();
      }
      return reply.send(body);
    },
  });
}

function contextOf(request: FastifyRequest, options: ApiOptions): RequestContext {
  return {
    db: options.db,
    config: options.config,
    account: request.account,
    now: options.clock(),
    locale: localeOf(request.headers['accept-language']),
    requestId: request.id,
    log: request.log,
    stopping: options.isStopping(),
  };
}
