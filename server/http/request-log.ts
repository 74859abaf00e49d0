import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Options of the log of every process. */
export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>) => ({
  level: logLevel,
  serializers: { err: serializeError },
});

/**
 * Logs one line for each request without anything a person wrote: no query, no body, no header.
 * Paths are the templates of the contract. The caller gets the id of the line.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    done();
  });
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

/** An error without the values in its message: databases and parsers quote their input. */
export function serializeError(error: Error): SerializedError {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    // From the first quotation mark to the last, because a quoted value may contain marks.
    message: error.message.replace(/["'].*["']/s, '"…"'),
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    stack: frames.join('\n'),
    cause: error.cause instanceof Error ? serializeError(error.cause) : undefined,
  };
}
