import { readFileSync } from 'node:fs';
import type { ContractDocument } from '../../common/contract/document.ts';
import type * as contract from '../../common/contract/operations.ts';
import type { OperationId } from './operations.ts';

/** An operation of the contract for which the server has a handler. */
export type Operation = contract.Operation<OperationId>;

/** The path in the contract's `servers`. */
export const BASE_PATH = '/api';

/** The bundled contract that every consumer reads. */
export function readContract(): ContractDocument<OperationId> {
  const file = new URL('../../openapi/generated/openapi.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument<OperationId>;
}
