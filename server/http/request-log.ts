import type { FastifyInstance } from 'fastify';

/**
 * One line for each request, made of nothing a person wrote: no address with its query, no body,
 * no header. Paths are the templates of the contract.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    request.log.info(
      {
        operationId: operation?.id,
        method: request.method,
        path: request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

interface SerializedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/**
 * An error without the values it may quote: databases and parsers repeat what they were given
 * between quotation marks.
 */
export function serializeError(error: Error): SerializedError {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    // From the first mark to the last: what is quoted may hold marks itself.
    message: error.message.replace(/["'].*["']/s, '"…"'),
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    stack: frames.join('\n'),
    cause: error.cause instanceof Error ? serializeError(error.cause) : undefined,
  };
}
