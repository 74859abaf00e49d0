/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PhotoContent } from './photo-content.ts';

/**
 * A photo with its content.
 */
export interface PhotoFile {
  /** The whole photo, as a data URL in Base64. */
  content: PhotoContent;
}
