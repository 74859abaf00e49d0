/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiRequestOutcome } from './api-request-outcome.ts';

export type ApiRequestOutcomeInQueryParameter = ApiRequestOutcome;
