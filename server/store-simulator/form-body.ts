import type { FastifyInstance } from 'fastify';

/** Bytes of a form. */
const LIMIT = 4 * 1024;

/** Reads `application/x-www-form-urlencoded` as `URLSearchParams`. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
