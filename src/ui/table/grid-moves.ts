/** A cell, counted from the header row and the first column. */
export interface CellPosition {
  row: number;
  column: number;
}

/** The size of a grid, which limits where keys can lead. */
export interface GridSize {
  rows: number;
  columns: number;
  /** Number of rows visible at once. */
  page: number;
  isRtl: boolean;
}

/**
 * The cell that a key moves to in the ARIA grid pattern; undefined for keys without a target. Left
 * and right are those of the screen, whatever the direction of writing.
 */
export function movedCell(
  { row, column }: CellPosition,
  key: string,
  withControl: boolean,
  { rows, columns, page, isRtl }: GridSize,
): CellPosition | undefined {
  const onward = isRtl ? -1 : 1;
  const to = (nextRow: number, nextColumn: number): CellPosition => ({
    row: Math.min(Math.max(nextRow, 0), rows - 1),
    column: Math.min(Math.max(nextColumn, 0), columns - 1),
  });
  switch (key) {
    case 'ArrowRight':
      return to(row, column + onward);
    case 'ArrowLeft':
      return to(row, column - onward);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'PageDown':
      return to(row + page, column);
    case 'PageUp':
      return to(row - page, column);
    case 'Home':
      return to(withControl ? 0 : row, 0);
    case 'End':
      return to(withControl ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}
