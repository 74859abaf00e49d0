import { readFileSync } from 'node:fs';
import type { ContractDocument } from '../../common/contract/document.ts';
import type * as contract from '../../common/contract/operations.ts';
import type { OperationId } from './operations.ts';

/** An operation of the contract that the server has a handler of. */
export type Operation = contract.Operation<OperationId>;

/** `servers` of the contract. */
export const BASE_PATH = '/api';

/** The bundle that every consumer of the contract reads. */
export function readContract(): ContractDocument<OperationId> {
  const file = new URL('../../openapi/generated/openapi.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument<OperationId>;
}
