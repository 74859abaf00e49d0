/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How a code reaches a person.
 */
export type CodeChannel = typeof CodeChannel[keyof typeof CodeChannel];


export const CodeChannel = {
  email: 'email',
  phone: 'phone',
} as const;
