import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from '../reference/locale.ts';
import { problem } from './problem.ts';
import { problemBody } from './send-problem.ts';
import type { OperationValidator, Validators } from './validators.ts';

/**
 * Validates every answer against the contract, including its status. An invalid one is never sent:
 * the caller gets `internal_error` and the log names the violation. Production mode does without
 * it (ADR 27).
 */
export function judgeAnswers(api: FastifyInstance, validators: Validators): void {
  api.addHook('preSerialization', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined) return payload;
    if (!breaksContract(validators[operation.id], request, reply.statusCode, payload)) {
      return payload;
    }
    request.problemCode = 'internal_error';
    reply.code(500).type('application/problem+json; charset=utf-8');
    return problemBody(
      problem(500, 'internal_error'),
      localeOf(request.headers['accept-language']),
    );
  });
}

/** Logs where an answer violates the contract, without its values. */
export function breaksContract(
  validator: OperationValidator,
  request: FastifyRequest,
  status: number,
  body: unknown,
): boolean {
  const violations = validator.response(status, body);
  if (violations.length === 0) return false;
  request.log.error({ status, violations }, 'answer breaks the contract');
  return true;
}
