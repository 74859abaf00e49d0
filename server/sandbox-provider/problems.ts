import type { FastifyReply } from 'fastify';
import type { Schemas } from './contract.ts';

type Code = Schemas['Problem']['code'];

const PROBLEMS: Record<Code, { status: number; title: string }> = {
  malformed_request: { status: 400, title: 'The request is not as the contract has it' },
  unauthorized: { status: 401, title: 'The secret key is missing or wrong' },
  not_found: { status: 404, title: 'There is no such payment or token' },
  reference_reused: { status: 409, title: 'The reference belongs to another order' },
  not_refundable: { status: 409, title: 'There is not so much to refund' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  currency_not_supported: { status: 422, title: 'The method does not take this currency' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal_error: { status: 500, title: 'The sandbox failed' },
};

/** Sends the merchant a problem. */
export function sendProblem(reply: FastifyReply, code: Code): FastifyReply {
  const { status, title } = PROBLEMS[code];
  const body: Schemas['Problem'] = {
    type: `urn:sandbox-pay:problem:${code}`,
    title,
    status,
    code,
  };
  return reply.code(status).type('application/problem+json; charset=utf-8').send(body);
}

/** The problem for an error of Fastify or the rate limit. */
export function codeOf(error: unknown): Code {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return 'payload_too_large';
  if (status === 429) return 'rate_limited';
  return typeof status === 'number' && status < 500 ? 'malformed_request' : 'internal_error';
}
