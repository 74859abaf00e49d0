/** With fewer pixels than this below the field, the list opens upward. */
const leastBelow = 200;
/** Pixels between the list and the field, and between the list and the window's edge. */
const gap = 6;
const margin = 8;
const tallest = 384;

/**
 * The side on which the list opens, and its maximum height. All values are pixels of the window.
 */
export function listSide(field: { top: number; bottom: number }, windowHeight: number) {
  const below = windowHeight - field.bottom;
  const above = field.top;
  const opensUp = below < leastBelow && above > below;
  const room = (opensUp ? above : below) - gap - margin;
  return { opensUp, gap, margin, maxHeight: Math.min(room, tallest) };
}
