/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What chose the courier: one of the account's rules (`rule`); the lowest price, because no rule matched (`default`); what was asked for all shipments of an import at once (`cheapest`, `fastest`, `favorite`, `courier`); or the shipment's own row of the import (`row`).
 */
export type ChoiceMaker = typeof ChoiceMaker[keyof typeof ChoiceMaker];


export const ChoiceMaker = {
  rule: 'rule',
  default: 'default',
  cheapest: 'cheapest',
  fastest: 'fastest',
  favorite: 'favorite',
  courier: 'courier',
  row: 'row',
} as const;
