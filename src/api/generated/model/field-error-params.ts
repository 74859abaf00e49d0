/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The bounds that the text for people names.
 */
export type FieldErrorParams = {
  minimum?: number;
  maximum?: number;
  /**
     * @maxItems 50
     * @items.maxLength 60
     * @items.pattern ^[^\s]+$
     */
  allowed?: string[];
};
