/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Values that the text shown to people can mention; absent if there are none.
 */
export type FieldErrorParams = {
  /** The smallest number, length or count allowed. */
  minimum?: number;
  /** The largest number, length or count allowed. */
  maximum?: number;
  /**
     * The values allowed.
     * @maxItems 100
     * @items.maxLength 60
     * @items.pattern ^[^\s]+$
     */
  allowed?: string[];
};
