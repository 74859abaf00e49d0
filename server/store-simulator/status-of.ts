import type { FastifyRequest } from 'fastify';

/** The status for an error of a request; what nobody expects is logged, without the body. */
export function statusOf(error: Error & { statusCode?: number }, request: FastifyRequest): number {
  const { statusCode: status = 500 } = error;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return status;
}
