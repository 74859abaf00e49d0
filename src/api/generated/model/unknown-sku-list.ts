/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { UnknownSku } from './unknown-sku.ts';

export interface UnknownSkuList {
  /**
     * Those in most orders first.
     * @maxItems 100
     */
  data: UnknownSku[];
}
