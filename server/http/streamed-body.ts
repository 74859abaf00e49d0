import { CSV_MARK, csvLine, type CsvValue } from '../../common/csv.ts';

/** The members of a body; its lists may arrive row by row. */
type Members<Body> = {
  [Key in keyof Body]: Body[Key] extends readonly (infer Item)[] | undefined
    ? Body[Key] | AsyncIterable<Item>
    : Body[Key];
};

/**
 * The body of an answer that is never held in memory as a whole: rows are read as fast as the
 * client takes them. If one cannot be read, the connection is closed, so that nobody mistakes a
 * part for the whole. Only tests validate such a body against the contract.
 */
export class StreamedBody<Body extends object> {
  readonly type = 'application/json; charset=utf-8';
  readonly #members: Members<Body>;

  constructor(members: Members<Body>) {
    this.#members = members;
  }

  /** One JSON object in pieces. */
  async *pieces(): AsyncGenerator<string> {
    let separator = '{';
    for (const [name, value] of Object.entries<unknown>(this.#members)) {
      yield `${separator}${JSON.stringify(name)}:`;
      if (isAsyncIterable(value)) yield* listJson(value);
      else yield JSON.stringify(value);
      separator = ',';
    }
    yield '}';
  }
}

/** A CSV file, streamed line by line like {@link StreamedBody}. */
export class StreamedCsv {
  readonly type = 'text/csv; charset=utf-8';
  readonly #lines: AsyncIterable<readonly CsvValue[]>;

  /** @param lines the cells of each line; the first one has the headings. */
  constructor(lines: AsyncIterable<readonly CsvValue[]>) {
    this.#lines = lines;
  }

  async *pieces(): AsyncGenerator<string> {
    yield CSV_MARK;
    for await (const cells of this.#lines) yield csvLine(cells);
  }
}

/** An XML file, sent as it is stored. */
export class XmlFile {
  readonly type = 'application/xml; charset=utf-8';
  readonly content: string;

  constructor(content: string) {
    this.content = content;
  }
}

async function* listJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

const FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** A CSV file, a workbook or a PDF that fits in memory. */
export class TableFile {
  readonly type: string;
  readonly content: Uint8Array;

  constructor(format: keyof typeof FILE_TYPES, content: Uint8Array) {
    this.type = FILE_TYPES[format];
    this.content = content;
  }
}

/** A workbook, streamed like {@link StreamedBody}. */
export class StreamedWorkbook {
  readonly type = FILE_TYPES.xlsx;
  readonly #pieces: AsyncGenerator<Uint8Array>;

  constructor(pieces: AsyncGenerator<Uint8Array>) {
    this.#pieces = pieces;
  }

  pieces(): AsyncGenerator<Uint8Array> {
    return this.#pieces;
  }
}
