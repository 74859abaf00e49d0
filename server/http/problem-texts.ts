import type { ProblemCode, ProblemTexts } from './problem.ts';
import { ACCOUNT_TEXTS } from './problem-texts/account.ts';
import { REQUEST_TEXTS } from './problem-texts/request.ts';
import { SHIPMENT_TEXTS } from './problem-texts/shipment.ts';

/** What a person reads of each problem. */
export const PROBLEM_TEXTS: ProblemTexts<ProblemCode> = {
  ...REQUEST_TEXTS,
  ...ACCOUNT_TEXTS,
  ...SHIPMENT_TEXTS,
};
