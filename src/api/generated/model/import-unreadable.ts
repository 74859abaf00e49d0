/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportParams } from './import-params.ts';
import type { ImportRowNumber } from './import-row-number.ts';
import type { PlanLimitReached } from './plan-limit-reached.ts';

/**
 * Why the file cannot be read, and where.
 */
export interface ImportUnreadable {
  code: ImportCode;
  row?: ImportRowNumber;
  /**
     * Number of the column, counting from 1.
     * @minimum 1
     * @maximum 20000
     */
  column?: number;
  params?: ImportParams;
  /** Present with `plan_limit_reached`. */
  plan_limit?: PlanLimitReached;
}
