import type { LoaderFunction } from 'react-router-dom';
import * as zod from 'zod/mini';
import { InvalidParameterError } from './invalid-parameter-error.ts';
import { readablePath } from './readable-path.ts';

/**
 * The loader of a page with `:id` in its address: lets only what the contract takes for an id of
 * this kind on to the page, and throws `InvalidParameterError` for everything else.
 */
export function checkId(schema: zod.ZodMiniType): LoaderFunction {
  return ({ params, request }) => {
    if (zod.safeParse(schema, params['id']).success) return null;
    throw new InvalidParameterError(readablePath(new URL(request.url).pathname));
  };
}
