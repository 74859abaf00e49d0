/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * If true, only pending shipments that have not been scanned for 72 hours; if false, only the others.
 */
export type StalledFilterParameter = boolean;
