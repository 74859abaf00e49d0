/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What an action concerns.
 */
export type ActivityGroup = typeof ActivityGroup[keyof typeof ActivityGroup];


export const ActivityGroup = {
  /** Sign-in, sessions, passwords, codes, contacts, and downloads of the account\'s data. */
  security: 'security',
  /** The profile and the questionnaire. */
  profile: 'profile',
  /** API keys, stores and webhook endpoints. */
  integrations: 'integrations',
  /** Shipments, imports, labels, ratings and downloads of reports. */
  shipments: 'shipments',
  /** Top-ups, payment methods, plans, invoices and statements. */
  balance: 'balance',
  /** Saved receivers, presets, products, favorites, rules and scheduled reports. */
  saved: 'saved',
} as const;
