/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PhotoContent } from './photo-content.ts';

export interface PhotoFile {
  content: PhotoContent;
}
