/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How a code or message is sent.
 */
export type CodeChannel = typeof CodeChannel[keyof typeof CodeChannel];


export const CodeChannel = {
  /** By e-mail. */
  email: 'email',
  /** By text message. */
  phone: 'phone',
} as const;
