/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Limits to mention in the text shown to people.
 */
export type FieldErrorParams = {
  minimum?: number;
  maximum?: number;
  /**
     * @maxItems 100
     * @items.maxLength 60
     * @items.pattern ^[^\s]+$
     */
  allowed?: string[];
};
