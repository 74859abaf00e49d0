/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The HTTP method of the request.
 */
export type ApiRequestMethod = typeof ApiRequestMethod[keyof typeof ApiRequestMethod];


export const ApiRequestMethod = {
  /** Reads. */
  GET: 'GET',
  /** Creates or acts. */
  POST: 'POST',
  /** Replaces. */
  PUT: 'PUT',
  /** Changes parts. */
  PATCH: 'PATCH',
  /** Deletes. */
  DELETE: 'DELETE',
} as const;
