/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Code } from './code.ts';

export interface RegistrationCode {
  code: Code;
}
