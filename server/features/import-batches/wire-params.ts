import type { components } from '../../../openapi/generated/types.ts';
import type { FaultParams } from './reading/codes.ts';

type Params = components['schemas']['ImportParams'];

/** The parameters of a fault as the contract has them. */
export function toWireParams(params: FaultParams): Params {
  const { allowed, nearest, readings, reason, column, reference } = params;
  return {
    ...(isList(allowed) && { allowed: [...allowed] }),
    ...(isList(nearest) && { nearest: [...nearest] }),
    ...(isList(readings) && { readings: [...readings] }),
    ...(typeof reason === 'string' && { reason }),
    ...(typeof column === 'string' && { column }),
    ...(typeof reference === 'string' && { reference }),
  };
}

function isList(value: FaultParams[string] | undefined): value is readonly string[] {
  return Array.isArray(value);
}
