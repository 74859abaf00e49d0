/** Fewer pixels than these under the field, and the list opens upward. */
const leastBelow = 200;
/** Pixels between list and field, and between list and the edge of the window. */
const gap = 6;
const margin = 8;
const tallest = 384;

/** Where the list opens, and its greatest height in pixels; all measures in those of the window. */
export function listSide(field: { top: number; bottom: number }, windowHeight: number) {
  const below = windowHeight - field.bottom;
  const above = field.top;
  const opensUp = below < leastBelow && above > below;
  const room = (opensUp ? above : below) - gap - margin;
  return { opensUp, gap, margin, maxHeight: Math.min(room, tallest) };
}
