/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of shipments, today and yesterday.
 */
export interface TodayCount {
  /**
     * Number from midnight until `as_of`.
     * @minimum 0
     * @maximum 2000000000
     */
  today: number;
  /**
     * Number from midnight of the day before until 24 hours before `as_of`.
     * @minimum 0
     * @maximum 2000000000
     */
  yesterday: number;
}
