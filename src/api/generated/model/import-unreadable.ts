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
  /** Why the file cannot be read. */
  code: ImportCode;
  /** Where it cannot be read; absent if the whole file cannot. */
  row?: ImportRowNumber;
  /**
     * Number of the column, counting from 1; absent if no single column is affected.
     * @minimum 1
     * @maximum 20000
     */
  column?: number;
  /** Values that the text shown to people can mention; absent if there are none. */
  params?: ImportParams;
  /** The limit that the rows exceed; present with `plan_limit_reached` only. */
  plan_limit?: PlanLimitReached;
}
