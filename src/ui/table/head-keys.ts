import type { KeyboardEvent } from 'react';
import { resizeColumn, stepColumn, type ColumnLayout } from './column-layout.ts';

/** Pixels by which one key press resizes a column. */
export const widthStep = 16;

/**
 * What a key does to a column from its header: arrows with Shift resize it, arrows with Control and
 * Shift move it. Undefined for any other key.
 */
export function headKey(
  {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  now: ColumnLayout,
  id: string,
  { isRtl, width }: { isRtl: boolean; width: number },
): ColumnLayout | undefined {
  if (!shiftKey || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return undefined;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  if (ctrlKey || metaKey) return stepColumn(now, id, step);
  return resizeColumn(now, id, width + step * widthStep);
}
