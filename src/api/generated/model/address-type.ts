/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type AddressType = typeof AddressType[keyof typeof AddressType];


export const AddressType = {
  residential: 'residential',
  office: 'office',
} as const;
