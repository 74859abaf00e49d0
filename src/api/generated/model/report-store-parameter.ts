/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreId } from './store-id.ts';

export type ReportStoreParameter = StoreId;
