/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Email } from './email.ts';

export interface SignIn {
  email: Email;
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}
