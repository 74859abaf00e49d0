import { columnLetters } from '../column-letters.ts';
import type { ZipPart } from './zip-file.ts';

/** A cell as a text, or with the XML of its own. */
export type SheetCell = string | { type?: string; style?: number; inside: string };

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook by construction; `sheets` are rows of cells by their numbers. */
export function workbookParts(...sheets: ReadonlyMap<number, readonly SheetCell[]>[]): ZipPart[] {
  const ids = sheets.map((_, index) => index + 1);
  const listed = ids.map((id) => `<sheet name="s${id}" sheetId="${id}" r:id="r${id}"/>`).join('');
  const related = ids
    .map(
      (id) =>
        `<Relationship Id="r${id}" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
    )
    .join('');
  return [
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${NAMESPACE} xmlns:r="${RELATIONSHIPS}"><sheets>${listed}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet ${NAMESPACE}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
    ...sheets.map((rows, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: sheetXml(rows),
    })),
  ];
}

/** Rows one below the other, from the first. */
export function asRows(rows: readonly (readonly SheetCell[])[]): Map<number, readonly SheetCell[]> {
  return new Map(rows.map((cells, index) => [index + 1, cells]));
}

function sheetXml(rows: ReadonlyMap<number, readonly SheetCell[]>): string {
  const lines = [...rows].map(([row, cells]) => {
    const each = cells.map((cell, index) => cellXml(cell, `${columnLetters(index)}${row}`));
    return `<row r="${row}">${each.join('')}</row>`;
  });
  return `<worksheet ${NAMESPACE}><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: SheetCell, reference: string): string {
  if (cell === '') return '';
  if (typeof cell === 'string') {
    const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  }
  const type = cell.type === undefined ? '' : ` t="${cell.type}"`;
  const style = cell.style === undefined ? '' : ` s="${cell.style}"`;
  return `<c r="${reference}"${style}${type}>${cell.inside}</c>`;
}
