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
  /** Someone who has not proved who they are: who entered a wrong password, requested a new one, or completed the address on a shipment\'s public page. */
  visitor: 'visitor',
} as const;
