const JSON_TYPE = 'application/json';
/** What an answer contains, by the end of its schema's name. */
const FILES = {
  Csv: 'text/csv',
  CsvFile: 'text/csv',
  PdfFile: 'application/pdf',
  XlsxFile: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  Xml: 'application/xml',
};

/**
 * Spectral: problems are `application/problem+json`; a schema of a file has the type of that file, a
 * form is `multipart/form-data`, and everything else is JSON.
 */
export default (media, _, { path, documentInventory }) => {
  const type = String(path.at(-1));
  const status = path[path.indexOf('responses') + 1];
  const source = path.reduce((part, key) => part?.[key], documentInventory.unresolved);
  const name = String(source?.schema?.$ref ?? '')
    .split('/')
    .at(-1);
  const file = Object.keys(FILES).find((end) => name.endsWith(end));
  const expected = path.includes('requestBody')
    ? name.endsWith('Upload')
      ? 'multipart/form-data'
      : JSON_TYPE
    : /^[45]/u.test(String(status))
      ? 'application/problem+json'
      : (FILES[file] ?? JSON_TYPE);
  if (type === expected) return;
  return [{ message: `${name || 'A body'} is sent as ${expected}, not as ${type}` }];
};
