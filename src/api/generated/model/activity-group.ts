/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What actions have to do with.
 */
export type ActivityGroup = typeof ActivityGroup[keyof typeof ActivityGroup];


export const ActivityGroup = {
  security: 'security',
  profile: 'profile',
  integrations: 'integrations',
  shipments: 'shipments',
  balance: 'balance',
  saved: 'saved',
} as const;
