/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PaymentStatus } from './payment-status.ts';

export type PaymentStatusFilterParameter = PaymentStatus;
