import type { PerhapsKeyed } from '../db/idempotency.ts';
import type { AccountContext, OperationId } from './operations.ts';

/**
 * The request of an operation that takes an idempotency key.
 *
 * @param request everything the answer depends on: path parameters and body.
 */
export function keyedRequest(
  { account, now }: Pick<AccountContext, 'account' | 'now'>,
  { 'Idempotency-Key': key }: { 'Idempotency-Key'?: string | undefined },
  operation: OperationId,
  request: unknown,
): PerhapsKeyed {
  return { accountId: account.id, key, operation, request, now };
}
