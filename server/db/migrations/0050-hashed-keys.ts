import { runStatements } from '../run-statements.ts';

/** Idempotency keys are stored as hashes: some encrypt the answer that is stored beside them. */
export const up = runStatements([
  `update idempotency_keys set key = encode(sha256(convert_to(key, 'UTF8')), 'hex')`,
]);
