/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StatementMonth } from './statement-month.ts';

export interface StatementList {
  /**
     * One for each month since the account was opened, newest first.
     * @maxItems 1200
     */
  data: StatementMonth[];
}
