/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What chose the courier.
 */
export type ChoiceMaker = typeof ChoiceMaker[keyof typeof ChoiceMaker];


export const ChoiceMaker = {
  /** One of the account\'s rules. */
  rule: 'rule',
  /** The lowest price, because no rule matched. */
  default: 'default',
  /** The lowest price, as requested for the whole import batch. */
  cheapest: 'cheapest',
  /** The shortest transit time, as requested for the whole import batch. */
  fastest: 'fastest',
  /** The default courier or else the cheapest favorite, as requested for the whole import batch. */
  favorite: 'favorite',
  /** The courier named for the whole import batch. */
  courier: 'courier',
  /** The courier that the row of the import names. */
  row: 'row',
} as const;
