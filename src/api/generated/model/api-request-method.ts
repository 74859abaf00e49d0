/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The method of HTTP.
 */
export type ApiRequestMethod = typeof ApiRequestMethod[keyof typeof ApiRequestMethod];


export const ApiRequestMethod = {
  GET: 'GET',
  POST: 'POST',
  PUT: 'PUT',
  PATCH: 'PATCH',
  DELETE: 'DELETE',
} as const;
