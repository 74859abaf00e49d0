/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PaymentType } from './payment-type.ts';

export type PaymentTypeFilterParameter = PaymentType;
