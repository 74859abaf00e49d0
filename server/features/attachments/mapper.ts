import type { AttachmentRow } from './store.ts';

/** The file as a data URL. */
export function toDataUrl({ media_type, content }: AttachmentRow): string {
  return `data:${media_type};base64,${content}`;
}
