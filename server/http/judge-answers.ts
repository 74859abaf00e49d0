import type { FastifyInstance } from 'fastify';
import { localeOf } from './locale.ts';
import type { OperationId } from './operations.ts';
import { problem } from './problem.ts';
import { problemBody } from './send-problem.ts';
import type { OperationValidator } from './validators.ts';

/**
 * Holds every answer against the contract, statuses included. One that breaks it never leaves the
 * server: the caller gets `internal_error` and the log says where the contract was broken.
 */
export function judgeAnswers(
  api: FastifyInstance,
  validators: ReadonlyMap<OperationId, OperationValidator>,
): void {
  api.addHook('preSerialization', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined) return payload;
    const violations = validators.get(operation.id)?.response(reply.statusCode, payload) ?? [];
    if (violations.length === 0) return payload;

    request.log.error({ status: reply.statusCode, violations }, 'answer breaks the contract');
    reply.code(500).type('application/problem+json; charset=utf-8');
    return problemBody(
      problem(500, 'internal_error'),
      localeOf(request.headers['accept-language']),
    );
  });
}
