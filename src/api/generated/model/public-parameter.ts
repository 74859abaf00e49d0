/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type PublicParameter = typeof PublicParameter[keyof typeof PublicParameter];


export const PublicParameter = {
  public: 'public',
} as const;
