import type { SignedInAccount } from './operations.ts';
import { problem } from './problem.ts';

/** @throws ProblemError 403 `company_account_required` for an individual. */
export function requireCompany({ accountType }: SignedInAccount): void {
  if (accountType !== 'company') throw problem(403, 'company_account_required');
}
