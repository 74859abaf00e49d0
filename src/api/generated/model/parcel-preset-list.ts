/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { ParcelPreset } from './parcel-preset.ts';

/**
 * A page of parcel presets.
 */
export interface ParcelPresetList {
  /**
     * The presets of the page.
     * @maxItems 100
     */
  data: ParcelPreset[];
  page: Page;
}
