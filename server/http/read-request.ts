import type { FastifyRequest } from 'fastify';
import { isRaw } from './body-parsers.ts';
import { bodyErrors } from './body-rules.ts';
import type { Operation } from './contract.ts';
import { TEXT_PARTS } from './operations.ts';
import { invalidFields, problem } from './problem.ts';
import type { OperationValidator } from './validators.ts';

/** A request without the types of its operation. */
export interface AnyRequest {
  path: object;
  query: object;
  header: object;
  body: unknown;
}

/**
 * Validates the input of a handler: an invalid identifier is a 404, an invalid parameter a 400, an
 * invalid body a 422.
 *
 * @throws ProblemError naming every wrong parameter, or every wrong field of the body.
 */
export function readRequest(
  { sameAs, parameters, body, isForm }: Operation,
  validator: OperationValidator,
  request: FastifyRequest,
): AnyRequest {
  const path = request.params as object;
  if (!validator.isPath(path)) throw problem(404, 'not_found');

  const query = request.query as object;
  // Whatever else it says, such a request is kept.
  if (isRaw(sameAs)) return { path, query, header: {}, body: request.rawBody };
  const headers = { ...request.headers };
  const wrong = [...validator.query(query), ...validator.header(headers)];
  if (wrong.length > 0) throw problem(400, 'validation_failed', { errors: wrong });

  if (body !== null) {
    if (request.body === undefined) throw problem(400, 'malformed_request');
    const errors = bodyErrors(
      sameAs,
      request.body,
      validator.body(isForm ? filesAsTexts(request.body) : request.body),
    );
    if (errors.length > 0) throw invalidFields(errors);
  }
  const header = parameters
    .filter(({ place, name }) => place === 'header' && name.toLowerCase() in headers)
    .map(({ name }) => [name, headers[name.toLowerCase()]]);
  return { path, query, header: Object.fromEntries(header) as object, body: request.body };
}

/**
 * A form as its schema sees it: files become texts, a text sent in place of a file is not a file,
 * and neither is a file in place of a text.
 */
function filesAsTexts(form: unknown): object {
  const parts = Object.entries(form as object).map(([name, part]: [string, unknown]) => {
    const isFile = Buffer.isBuffer(part);
    if (TEXT_PARTS.some((each) => each === name)) return [name, isFile ? null : part];
    return [name, isFile ? '' : null];
  });
  return Object.fromEntries(parts) as object;
}
