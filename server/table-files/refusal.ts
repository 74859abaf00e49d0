/** Why a file is not read, with what each code tells of it. */
export const TABLE_REFUSALS = [
  /** No letters at all, or only spaces and separators. */
  'empty_file',
  /** A row of headings and nothing below it. */
  'only_headings',
  /** `params.most` rows are read; `row` is the first one beyond. */
  'too_many_rows',
  /** `params.most` columns are read; `row` is the first one that has more. */
  'too_many_columns',
  /** `params.most` bytes are read. */
  'too_large',
  /** Unpacked it would have more than `params.most` bytes, or be a hundred times as large. */
  'unpacked_too_large',
  /** A workbook with macros. */
  'macro_file',
  /** Protected by a password. */
  'encrypted',
  /** A workbook of Excel 97 to 2003 (.xls), or a binary one (.xlsb). */
  'old_format',
  /** Something else: `params.found` is one of {@link FOUND_KINDS}. */
  'not_a_table',
  /** A workbook that is cut off or damaged. */
  'damaged_file',
  /** The cell at `row` and `column` has another encoding than the cells around it. */
  'mixed_encodings',
  /** In `row` a quotation mark is not closed, or closed before the end of its cell. */
  'broken_quotes',
  /** The cell at `row` and `column` has more than `params.most` letters. */
  'cell_too_long',
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];

/** What a file turned out to be that holds no table. */
export const FOUND_KINDS = [
  'image',
  'pdf',
  'web_page',
  'archive',
  'document',
  'open_document',
  'other',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Why a file is not read, and where in it. */
export interface TableRefusal {
  code: TableRefusalCode;
  /** As spreadsheets count, from 1. */
  row?: number;
  /** From 1, the leftmost of the file. */
  column?: number;
  params: { most?: number; found?: FoundKind };
}

/** Carries a refusal out of the middle of reading. */
export class TableRefused extends Error {
  override name = 'TableRefused';
  readonly refusal: TableRefusal;

  constructor(refusal: TableRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
