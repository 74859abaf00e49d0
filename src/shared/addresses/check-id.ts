import type { LoaderFunction } from 'react-router-dom';
import * as zod from 'zod/mini';
import { InvalidParameterError } from './invalid-parameter-error.ts';
import { readablePath } from './readable-path.ts';

/**
 * Loader for a page with `:id` in its address. Throws `InvalidParameterError` unless the contract
 * accepts the value as an id of this kind.
 */
export function checkId(schema: zod.ZodMiniType): LoaderFunction {
  return ({ params, request }) => {
    if (zod.safeParse(schema, params['id']).success) return null;
    throw new InvalidParameterError(readablePath(new URL(request.url).pathname));
  };
}
