/** Characters that change the direction of the following text; the isolates below replace them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Longer words may be broken after this many letters, so that they fit. */
const BREAKABLE = /\S{25,}/gu;
/** Emoji and symbols missing from the typeface, and their modifiers and joiners. */
const PICTURES =
  /[[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3\u{e0020}-\u{e007f}]--[©®™]]/gv;

/**
 * User input on one line, safe to print between other texts: its direction follows its first
 * letter and does not affect the text around it. Empty if nothing printable is left.
 */
export function typed(text = ''): string {
  const printable = toPrintable(text);
  return printable === '' ? '' : `\u2068${printable}\u2069`;
}

/** {@link typed} for numbers, codes and phones: left to right in both languages. */
export function leftToRight(text = ''): string {
  const printable = toPrintable(text);
  return printable === '' ? '' : `\u2066${printable}\u2069`;
}

/** The non-empty parts with separators. */
export function join(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}

function toPrintable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(DIRECTION_MARKS, '')
    .replace(PICTURES, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(BREAKABLE, (word) => word.replace(/.{8}/gu, '$&\u200b'));
}
