/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type OpenSessionKind = typeof OpenSessionKind[keyof typeof OpenSessionKind];


export const OpenSessionKind = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
} as const;
