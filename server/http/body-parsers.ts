import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from './operations.ts';
import { problem } from './problem.ts';

/** Bytes of a request body; the contract documents a 413 for longer ones. */
export const BODY_LIMIT = 64 * 1024;

/** Accepts only JSON bodies; keys that could change a prototype make a body malformed. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      request.rawBody = body;
      void parseJson(request, body, (error, value) => {
        if (error) done(problem(400, 'malformed_request'));
        else done(null, value);
      });
    },
  );
}

/** Operations that other systems call with any body, which is kept as it came. */
const RAW: ReadonlySet<OperationId> = new Set(['receiveSallaDelivery', 'receiveZidDelivery']);

/** Whether an operation takes any bytes, whatever their type, and judges them itself. */
export function isRaw(operation: OperationId): boolean {
  return RAW.has(operation);
}

/** Bytes of a raw body; the contract documents a 413 for longer ones. */
const RAW_LIMIT = 1024 * 1024;

/** Bytes of a body, other than a form, that an operation takes at most. */
export function bodyLimitOf(operation: OperationId): number {
  return isRaw(operation) ? RAW_LIMIT : BODY_LIMIT;
}

/** Accepts any body as bytes. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: RAW_LIMIT },
    (request, body, done) => {
      request.rawBody = body;
      done(null, null);
    },
  );
}

/** Bytes of a file; the contract documents the limits. */
const FILE_LIMIT = 5 * 1024 * 1024;
const LONGER_FILES: Partial<Record<OperationId, number>> = { createImportBatch: 10 * 1024 * 1024 };

/** Bytes of a file that an operation takes at most. */
export function fileLimitOf(operation: OperationId): number {
  return LONGER_FILES[operation] ?? FILE_LIMIT;
}

/** Accepts only forms with one file, which is held in memory. */
export async function parseForms(app: FastifyInstance, operation: OperationId): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: fileLimitOf(operation), files: 1, fields: 10 },
  });
}

/** Leaves any body unread, for operations without one. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
}
