import type { LoaderFunction } from 'react-router-dom';
import * as zod from 'zod/mini';
import { ShipmentId } from '../api/generated/zod/mizan-api.schemas.zod.ts';
import { InvalidParameterError } from './invalid-parameter-error.ts';
import { readablePath } from './readable-path.ts';

/**
 * Lets only what can be a shipment's id on to its page.
 *
 * @throws {InvalidParameterError} for everything else.
 */
export const checkShipmentId: LoaderFunction = ({ params, request }) => {
  if (zod.safeParse(ShipmentId, params['id']).success) return null;
  throw new InvalidParameterError(readablePath(new URL(request.url).pathname));
};
