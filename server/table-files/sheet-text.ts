/**
 * Characters that XML does not have or that its readers change, a carriage return above all, and
 * those that the library leaves out.
 */
const UNSAFE =
  // eslint-disable-next-line no-control-regex
  /[\0-\u0008\u000B-\u001F\u007F-\u009F\uFFFD-\uFFFF\uFDD0-\uFDEF]|[\u{1FFFE}\u{1FFFF}\u{2FFFE}\u{2FFFF}\u{3FFFE}\u{3FFFF}\u{4FFFE}\u{4FFFF}\u{5FFFE}\u{5FFFF}\u{6FFFE}\u{6FFFF}\u{7FFFE}\u{7FFFF}\u{8FFFE}\u{8FFFF}\u{9FFFE}\u{9FFFF}\u{AFFFE}\u{AFFFF}\u{BFFFE}\u{BFFFF}\u{CFFFE}\u{CFFFF}\u{DFFFE}\u{DFFFF}\u{EFFFE}\u{EFFFF}\u{FFFFE}\u{FFFFF}\u{10FFFE}\u{10FFFF}]|[\uD800-\uDFFF]/gu;

/** What reads as an escape already. */
const ESCAPE_LIKE = /_(?=x[\da-f]{4}_)/gi;

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
