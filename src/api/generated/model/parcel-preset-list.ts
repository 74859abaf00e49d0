/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { ParcelPreset } from './parcel-preset.ts';

export interface ParcelPresetList {
  /** @maxItems 100 */
  data: ParcelPreset[];
  page: Page;
}
