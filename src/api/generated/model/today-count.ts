/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface TodayCount {
  /**
     * From midnight until `as_of`.
     * @minimum 0
     * @maximum 2000000000
     */
  today: number;
  /**
     * From midnight of the day before until 24 hours before `as_of`.
     * @minimum 0
     * @maximum 2000000000
     */
  yesterday: number;
}
