/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `session` is somebody who is signed in, `api_key` another system, `visitor` somebody who has not proved who they are: whoever enters a wrong password, asks for a new one, or completes the address on a shipment's public page.
 */
export type ActivityActorKind = typeof ActivityActorKind[keyof typeof ActivityActorKind];


export const ActivityActorKind = {
  session: 'session',
  api_key: 'api_key',
  visitor: 'visitor',
} as const;
