/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { UnknownSku } from './unknown-sku.ts';

/**
 * Product codes without products.
 */
export interface UnknownSkuList {
  /**
     * The codes; those in the most orders come first.
     * @maxItems 100
     */
  data: UnknownSku[];
}
