/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How each row gets its courier: by the account's own rules (`rules`), the cheapest, the fastest, the default courier or else the cheapest favorite (`favorite`), one for all (`courier`), or the one that the row names (`row`).
 */
export type ImportChoiceRule = typeof ImportChoiceRule[keyof typeof ImportChoiceRule];


export const ImportChoiceRule = {
  rules: 'rules',
  cheapest: 'cheapest',
  fastest: 'fastest',
  favorite: 'favorite',
  courier: 'courier',
  row: 'row',
} as const;
