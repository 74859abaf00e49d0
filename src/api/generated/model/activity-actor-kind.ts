/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Who acted.
 */
export type ActivityActorKind = typeof ActivityActorKind[keyof typeof ActivityActorKind];


export const ActivityActorKind = {
  /** Someone who is signed in. */
  session: 'session',
  /** Another system with an API key. */
  api_key: 'api_key',
  /** Someone who is not signed in: who entered a wrong password or a code, requested a new password, or completed the address on the public page of a shipment or an order. */
  visitor: 'visitor',
} as const;
