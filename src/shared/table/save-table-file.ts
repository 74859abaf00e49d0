import type { ImportFileFormat } from '../../api/generated/model/import-file-format.ts';
import { saveFile } from '../../ui/save-file.ts';

const types: Record<ImportFileFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Spreadsheets recognise UTF-8 by it. Reading the response as text removed it. */
const byteOrderMark = '\uFEFF';

/** Saves the answer of a download: text if it is CSV, otherwise a workbook. */
export function saveTableFile(name: string, format: ImportFileFormat, content: string | Blob) {
  const whole = typeof content === 'string' ? byteOrderMark + content : content;
  saveFile(`${name}.${format}`, types[format], whole);
}
