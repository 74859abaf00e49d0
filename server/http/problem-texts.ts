import type { ProblemCode, ProblemTexts } from './problem.ts';
import { ACCOUNT_TEXTS } from './problem-texts/account.ts';
import { IMPORT_TEXTS } from './problem-texts/import.ts';
import { INVOICE_TEXTS } from './problem-texts/invoice.ts';
import { PLAN_TEXTS } from './problem-texts/plan.ts';
import { REPORT_TEXTS } from './problem-texts/report.ts';
import { REQUEST_TEXTS } from './problem-texts/request.ts';
import { SHIPMENT_TEXTS } from './problem-texts/shipment.ts';
import { STORE_TEXTS } from './problem-texts/store.ts';

/** The text of each problem for people. */
export const PROBLEM_TEXTS: ProblemTexts<ProblemCode> = {
  ...REQUEST_TEXTS,
  ...ACCOUNT_TEXTS,
  ...PLAN_TEXTS,
  ...SHIPMENT_TEXTS,
  ...IMPORT_TEXTS,
  ...INVOICE_TEXTS,
  ...STORE_TEXTS,
  ...REPORT_TEXTS,
};
