/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Code } from './code.ts';

/**
 * The code that was sent to the e-mail or phone.
 */
export interface RegistrationCode {
  code: Code;
}
