/**
 * Characters that XML does not have or that its readers change, a carriage return above all, and
 * those that the library leaves out.
 */
const UNSAFE = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/gu;

/** What reads as an escape already, or would once the character after it is one. */
const ESCAPE_LIKE = new RegExp(`_(?=[xX][\\da-fA-F]{4}(?:_|${UNSAFE.source}))`, 'gu');

/**
 * A text as the parts of a workbook hold it (ECMA-376, `ST_Xstring`): a character that XML cannot
 * carry becomes `_x000D_`, which spreadsheets show as the character.
 */
export function sheetText(text: string): string {
  const escaped = text.replace(ESCAPE_LIKE, '_x005F_').replace(UNSAFE, escapeUnits);
  // The library looks texts up in an object, which has names of its own such as `constructor`.
  return escaped in {} ? escapeUnits(escaped.slice(0, 1)) + escaped.slice(1) : escaped;
}

function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const code = character.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  }).join('');
}
