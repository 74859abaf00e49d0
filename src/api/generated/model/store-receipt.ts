/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreDeliveryId } from './store-delivery-id.ts';
import type { StoreVerdict } from './store-verdict.ts';

/**
 * Confirms that the delivery was authenticated and stored.
 */
export interface StoreReceipt {
  id: StoreDeliveryId;
  verdict: StoreVerdict;
}
