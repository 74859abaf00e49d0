/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';
import type { PhotoContent } from './photo-content.ts';
import type { PhotoId } from './photo-id.ts';

export interface CourierPhoto {
  id: PhotoId;
  caption: LocalizedText;
  /**
     * Pixels.
     * @minimum 1
     * @maximum 1600
     */
  width: number;
  /**
     * Pixels.
     * @minimum 1
     * @maximum 1600
     */
  height: number;
  /** The photo, at most 400 pixels wide and high. */
  preview: PhotoContent;
}
