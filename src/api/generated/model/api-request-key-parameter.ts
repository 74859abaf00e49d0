/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ClientKey } from './client-key.ts';

export type ApiRequestKeyParameter = ClientKey;
