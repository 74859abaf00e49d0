/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { SalesChannel } from './sales-channel.ts';

/**
 * All the ways in which the goods are sold.
 * @minItems 1
 * @maxItems 7
 */
export type SalesChannels = SalesChannel[];
