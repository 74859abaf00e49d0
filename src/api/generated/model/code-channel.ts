/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How a code is sent.
 */
export type CodeChannel = typeof CodeChannel[keyof typeof CodeChannel];


export const CodeChannel = {
  email: 'email',
  phone: 'phone',
} as const;
