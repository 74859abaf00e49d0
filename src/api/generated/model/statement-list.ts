/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StatementMonth } from './statement-month.ts';

/**
 * The monthly statements.
 */
export interface StatementList {
  /**
     * One item for each month since the account was opened, newest first.
     * @maxItems 1200
     */
  data: StatementMonth[];
}
