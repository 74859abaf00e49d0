/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * If true, only shipments on their way without news for 72 hours; if false, only the others.
 */
export type StalledFilterParameter = boolean;
