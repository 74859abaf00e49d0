/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Region } from './region.ts';

export interface City {
  code: AreaCode;
  name: LocalizedText;
  region: Region;
}
