/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';
import type { PhotoContent } from './photo-content.ts';
import type { PhotoId } from './photo-id.ts';

/**
 * A photo of a courier, with a preview.
 */
export interface CourierPhoto {
  id: PhotoId;
  /** What the photo shows. */
  caption: LocalizedText;
  /**
     * Width of the whole photo, in pixels.
     * @minimum 1
     * @maximum 1600
     */
  width: number;
  /**
     * Height of the whole photo, in pixels.
     * @minimum 1
     * @maximum 1600
     */
  height: number;
  /** The photo scaled to at most 400 pixels a side. */
  preview: PhotoContent;
}
