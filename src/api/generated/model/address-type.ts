/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the address is a home or a workplace.
 */
export type AddressType = typeof AddressType[keyof typeof AddressType];


export const AddressType = {
  /** A home. */
  residential: 'residential',
  /** A workplace. */
  office: 'office',
} as const;
