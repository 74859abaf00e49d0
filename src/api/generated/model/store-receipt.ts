/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreDeliveryId } from './store-delivery-id.ts';
import type { StoreVerdict } from './store-verdict.ts';

/**
 * The delivery was authenticated and is kept.
 */
export interface StoreReceipt {
  id: StoreDeliveryId;
  verdict: StoreVerdict;
}
