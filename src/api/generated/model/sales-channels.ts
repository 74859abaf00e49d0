/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { SalesChannel } from './sales-channel.ts';

/**
 * All the ways in which the business sells its goods.
 * @minItems 1
 * @maxItems 7
 */
export type SalesChannels = SalesChannel[];
