/**
 * Lines of equal cells for a number of figures, without a gap in the last one.
 *
 * @param most cells that a line has room for.
 * @returns the cells of a line, and how many of them the first figure takes.
 */
export function arrange(figures: number, most: number): { cells: number; first: number } {
  const lines = Math.ceil(figures / most);
  const cells = Math.ceil(figures / lines);
  return { cells, first: 1 + lines * cells - figures };
}
