/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Media type of the stored file.
 */
export type AttachmentType = typeof AttachmentType[keyof typeof AttachmentType];


export const AttachmentType = {
  /** A picture, which is always stored as WebP. */
  'image/webp': 'image/webp',
  /** A PDF. */
  'application/pdf': 'application/pdf',
} as const;
