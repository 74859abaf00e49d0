/**
 * The letters of a column as spreadsheets show them: 0 is A, 26 is AA.
 *
 * @param index from 0.
 */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}
