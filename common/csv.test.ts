import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { anyCharacter } from './testing/characters.ts';
import { itForAll } from './testing/it-for-all.ts';

const SIGN = /^[=+\-@\u2212]/;
const UNSEEN = /^["\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const HARMLESS = /^(?:\+\d[\d ]*|-?\d+(\.\d+)?|-)$/;

/** All cells, read as a spreadsheet does that separates them so: quotes count at a cell's start. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0, cell = '', isQuoted = false, isNew = true; at < file.length; at += 1) {
    const letter = file.charAt(at);
    if (isQuoted && letter === '"' && file[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || isNew)) {
      isQuoted = !isQuoted;
      isNew = false;
    } else if (!isQuoted && (letter === separator || letter === '\r' || letter === '\n')) {
      cells.push(cell);
      [cell, isNew] = ['', true];
      if (letter === '\r' && file[at + 1] === '\n') at += 1;
    } else {
      cell += letter;
      isNew = false;
    }
  }
  return cells;
}

const isFormula = (cell: string) => SIGN.test(cell.replace(UNSEEN, '').normalize('NFKC'));

const piece = fc.oneof(
  fc.constantFrom(
    '=1+1',
    "cmd|'/c calc'!A0",
    '＝',
    '＋',
    '－',
    '＠',
    '+',
    '-',
    '@',
    '﹦',
    '⁺',
    '"',
  ),
  fc.constantFrom(';', ',', '\t', '|', '\r', '\n', ' ', '\u00A0', '\u200B', '\u202E', '\u0000'),
  fc.constantFrom('\u3164', '\u034F', '\u2060', "'", 'اسم', '7', '+966500000001', '-12.50', '-'),
  anyCharacter,
);
const cell = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  fc.integer({ min: -99, max: 99 }),
  fc.constant(undefined),
);

itForAll(
  'no spreadsheet finds a formula, wherever it splits the lines',
  [fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })],
  (lines) => {
    const file = lines.map(csvLine).join('');
    for (const separator of [',', ';', '\t', '|']) {
      const formulas = cellsOf(file, separator).filter(isFormula);
      expect(formulas.filter((text) => separator !== ',' || !HARMLESS.test(text))).toEqual([]);
    }
    const texts = lines.flat().map((value) => String(value ?? ''));
    const read = cellsOf(file, ',').map((text) => text.replaceAll("'", ''));
    expect(read).toEqual(texts.map((text) => text.replaceAll("'", '')));
  },
);

test('every character that stands for a sign is stopped, and nothing else is changed', () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const tried = letters.filter((letter) => letter.isWellFormed() && letter !== '"');
  const expected = tried.map((letter) => (SIGN.test(letter.normalize('NFKC')) ? "'" : '') + letter);
  expect(csvLine([tried.join(';')]) === `"${expected.join(';')}"\r\n`).toBe(true);
});

test.each<[readonly (string | number | undefined)[], string]>([
  [['اسم', 'a', -12.5], 'اسم,a,-12.5'],
  [['a,b', 'say "so"', 'one\ntwo', undefined, 'd;e'], '"a,b","say ""so""","one\ntwo",,"d;e"'],
  [['', '+966500000001', '-', '050-000-0001', '-12.50'], ',+966500000001,-,050-000-0001,-12.50'],
  [['+966500000001', '＝1', '\u200B=1'], "'+966500000001,'＝1,\u200B'=1"],
])('writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
