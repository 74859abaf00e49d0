/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Kind of device; absent if unknown.
 */
export type OpenSessionKind = typeof OpenSessionKind[keyof typeof OpenSessionKind];


export const OpenSessionKind = {
  /** A desktop or laptop computer. */
  desktop: 'desktop',
  /** A phone. */
  mobile: 'mobile',
  /** A tablet. */
  tablet: 'tablet',
} as const;
