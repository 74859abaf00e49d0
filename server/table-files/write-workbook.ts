import writeExcelFile, {
  type Cell,
  type Feature,
  type Image,
  type SheetOptions,
} from 'write-excel-file/node';
import { columnLetters } from './column-letters.ts';
import { sheetText } from './sheet-text.ts';
import { DECIMAL_FORMATS, fitCell, isNumber, type WrittenCell } from './written-cell.ts';

/** A drop-down list in a column: texts elsewhere in the workbook. */
export interface Choices {
  /** Index of the column. */
  column: number;
  /** Where the texts stand: a column of the sheet `sheet`, `count` cells below its headings. */
  sheet: string;
  from: number;
  count: number;
}

/** A sheet of a workbook. */
export interface WrittenSheet {
  /** At most 31 letters, none of `[ ] : * ? / \`. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly WrittenCell[])[];
  /** Widths of the columns in letters; without them, what fits the headings. */
  widths?: readonly number[];
  choices?: readonly Choices[];
}

export interface WorkbookContent {
  sheets: readonly WrittenSheet[];
  /** The first column stands at the right, as in Arabic. */
  rightToLeft: boolean;
}

type FileContent = Image['content'];

/** What keeps a cell a text when it is edited, so that a phone keeps its `+`. */
const TEXT = '@';
const LAST_ROW = 10_001;
const WIDTHS = { least: 10, most: 40, margin: 3 };

/** Writes a workbook. Takes seconds for the largest, so it needs a thread of its own. */
export async function writeWorkbook({ sheets, rightToLeft }: WorkbookContent): Promise<Uint8Array> {
  const written = sheets.map((sheet) => ({
    sheet: sheet.name,
    data: [sheet.headings.map(headingCell), ...sheet.rows.map((cells) => cells.map(cellOf))],
    columns: widthsOf(sheet).map((width) => ({ width })),
    stickyRowsCount: 1,
    rightToLeft,
  }));
  return writeExcelFile(written, { features: [featureOf(sheets)] }).toBuffer();
}

function headingCell(heading: string): Cell {
  return { ...textCell(heading), fontWeight: 'bold', wrap: true, alignVertical: 'top' };
}

function cellOf(value: WrittenCell): Cell {
  if (value === undefined || value === '') return null;
  if (typeof value === 'object') {
    return { value: value.value, type: Number, format: DECIMAL_FORMATS[value.decimals] };
  }
  return typeof value === 'number' ? { value, type: Number } : textCell(value);
}

function textCell(text: string) {
  return { value: sheetText(fitCell(text)), type: String, format: TEXT };
}

function widthsOf({ headings, widths }: WrittenSheet): number[] {
  const { least, most, margin } = WIDTHS;
  return headings.map(
    (heading, index) => widths?.[index] ?? Math.min(Math.max(heading.length + margin, least), most),
  );
}

/** What the library does not write by itself: columns of text, and lists to choose from. */
function featureOf(sheets: readonly WrittenSheet[]): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml: string, _: SheetOptions<FileContent>, { sheetIndex }) => {
            const sheet = sheets[sheetIndex];
            const filled = sheet ? withTextColumns(xml, sheet) : xml;
            return filled.replace(
              '</sheetData>',
              `</sheetData>${validations(sheet?.choices ?? [])}`,
            );
          },
        },
      },
    },
  };
}

/** Formats empty cells as text too, so that a phone that is typed there keeps its zero. */
function withTextColumns(xml: string, { rows }: WrittenSheet): string {
  const style = /<c r="[A-Z]+(?:[2-9]|\d{2,})" s="(\d+)" t="s">/.exec(xml)?.[1];
  if (style === undefined) return xml;
  let column = -1;
  return xml.replace(/<col /g, (tag) => {
    column += 1;
    const hasNumbers = rows.some((cells) => isNumber(cells[column]));
    return hasNumbers ? tag : `<col style="${style}" `;
  });
}

function validations(choices: readonly Choices[]): string {
  if (choices.length === 0) return '';
  const each = choices.map(({ column, sheet, from, count }) => {
    const [letters, source] = [columnLetters(column), columnLetters(from)];
    const list = `'${sheet.replaceAll("'", "''")}'!$${source}$2:$${source}$${count + 1}`;
    // A value that is not in the list is no error: the import knows more names than these.
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${letters}2:${letters}${LAST_ROW}"><formula1>${list}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${choices.length}">${each.join('')}</dataValidations>`;
}
