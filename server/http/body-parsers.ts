import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Of a request body, in bytes; the contract says so with 413. */
export const BODY_LIMIT = 64 * 1024;

/** Bodies are JSON and nothing else; keys that would reach a prototype make them malformed. */
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

/** Of a file, in bytes; the contract says so where it takes one. */
const FILE_LIMIT = 5 * 1024 * 1024;

/** Bodies are forms with one file, which is held in memory; they hold nothing else. */
export async function parseForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: FILE_LIMIT, files: 1, fields: 10 },
  });
}

/** Operations without a body leave whatever is sent unread. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
}
