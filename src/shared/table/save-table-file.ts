import { saveFile } from '../../ui/save-file.ts';

const types = {
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Spreadsheets recognise UTF-8 by it. Reading the response as text removed it. */
const byteOrderMark = '\uFEFF';

/** Saves the answer of a download: text if it is CSV, otherwise a workbook or a PDF. */
export function saveTableFile(name: string, format: keyof typeof types, content: string | Blob) {
  const whole = typeof content === 'string' ? byteOrderMark + content : content;
  saveFile(`${name}.${format}`, types[format], whole);
}
