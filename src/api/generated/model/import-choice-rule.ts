/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How a courier is chosen for each row.
 */
export type ImportChoiceRule = typeof ImportChoiceRule[keyof typeof ImportChoiceRule];


export const ImportChoiceRule = {
  /** By the account\'s own rules. */
  rules: 'rules',
  /** The lowest price. */
  cheapest: 'cheapest',
  /** The shortest transit time. */
  fastest: 'fastest',
  /** The default courier, otherwise the cheapest favorite. */
  favorite: 'favorite',
  /** One courier for all rows. */
  courier: 'courier',
  /** The courier that the row names. */
  row: 'row',
} as const;
