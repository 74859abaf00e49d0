/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type AttachmentType = typeof AttachmentType[keyof typeof AttachmentType];


export const AttachmentType = {
  'image/webp': 'image/webp',
  'application/pdf': 'application/pdf',
} as const;
