import { Zip, ZipDeflate } from 'fflate';
import { columnLetters } from './column-letters.ts';
import { sheetText } from './sheet-text.ts';
import { DECIMAL_FORMATS, fitCell, type WrittenCell } from './written-cell.ts';

/** A workbook of one sheet that is too long to be held in memory. */
export interface StreamedSheet {
  /** At most 31 letters, none of `[ ] : * ? / \`. */
  name: string;
  headings: readonly string[];
  /** Widths of the columns in letters. */
  widths: readonly number[];
  /** At most 1,048,575. */
  rows: AsyncIterable<readonly WrittenCell[]>;
  rightToLeft: boolean;
}

/** Indexes of the cell formats in the part `xl/styles.xml`. */
const STYLES = { text: 1, heading: 2, 0: 3, 2: 4, 3: 5 } as const;
/** Letters that are packed at once. */
const CHUNK = 64 * 1024;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Writes a workbook (ECMA-376) while its rows are read, in memory for a few rows only. Cells are as
 * in `writeWorkbook`, which writes lists to choose from too, but needs the whole in memory.
 */
export async function* streamWorkbook(sheet: StreamedSheet): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const [name, xml] of Object.entries(fixedParts(sheet)))
    begin(zip, name).push(utf8(xml), true);
  const part = begin(zip, 'xl/worksheets/sheet1.xml');
  let text = sheetBegin(sheet) + rowXml(1, sheet.headings.map(headingCell));
  let row = 1;
  for await (const cells of sheet.rows) {
    row += 1;
    text += rowXml(row, cells.map(cellXml));
    if (text.length < CHUNK) continue;
    part.push(utf8(text));
    text = '';
    yield* ready.splice(0);
  }
  part.push(utf8(`${text}</sheetData></worksheet>`), true);
  zip.end();
  yield* ready;
}

function begin(zip: Zip, name: string): ZipDeflate {
  // The lowest level: repeated tags pack well, and the reader waits for the server.
  const file = new ZipDeflate(name, { level: 1 });
  zip.add(file);
  return file;
}

const utf8 = (text: string) => Buffer.from(text);

/** The attributes and the content of a cell; undefined if it is empty. */
type CellXml = readonly [attributes: string, content: string] | undefined;

function rowXml(row: number, cells: readonly CellXml[]): string {
  const written = cells.map((cell, column) =>
    cell ? `<c r="${columnLetters(column)}${row}" ${cell[0]}>${cell[1]}</c>` : '',
  );
  return `<row r="${row}">${written.join('')}</row>`;
}

const headingCell = (heading: string) => textCell(heading, STYLES.heading);

function cellXml(cell: WrittenCell): CellXml {
  if (cell === undefined || cell === '') return undefined;
  if (typeof cell === 'string') return textCell(cell, STYLES.text);
  if (typeof cell === 'number') return ['', `<v>${cell}</v>`];
  return [`s="${STYLES[cell.decimals]}"`, `<v>${cell.value}</v>`];
}

function textCell(text: string, style: number): CellXml {
  const safe = escapeXml(sheetText(fitCell(text)));
  return [`s="${style}" t="inlineStr"`, `<is><t xml:space="preserve">${safe}</t></is>`];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function sheetBegin({ widths, rightToLeft }: StreamedSheet): string {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const direction = rightToLeft ? ' rightToLeft="1"' : '';
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

function fixedParts({ name }: StreamedSheet): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': STYLES_XML,
  };
}

const OWN_FORMAT = 164;
const STYLES_XML = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${OWN_FORMAT}" formatCode="${DECIMAL_FORMATS[3]}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/>${[
  49,
  49,
  3,
  4,
  OWN_FORMAT,
]
  .map(
    (format, index) =>
      `<xf numFmtId="${format}" fontId="${index === 1 ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs></styleSheet>`;
