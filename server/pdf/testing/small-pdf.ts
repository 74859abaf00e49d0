import { deflateSync } from 'node:zlib';

export const smallStream = (content: Buffer | string, entries = '') =>
  `<<${entries}/Length ${content.length}>>stream\n${content.toString('latin1')}\nendstream`;

/** Objects in a compressed list. @param first the number of the first one. */
export function hiddenObjects(first: number, objects: readonly string[]): string {
  const starts = objects.map((_, at) => objects.slice(0, at).join(' ').length + Math.sign(at));
  const list = `${starts.map((start, at) => `${first + at} ${start}`).join(' ')} `;
  const content = deflateSync(list + objects.join(' '));
  const about = `/Type/ObjStm/N ${objects.length}/First ${list.length}/Filter/FlateDecode`;
  return smallStream(content, about);
}

/** A PDF of one page that holds a text, with further objects, of which the first is number 5. */
export function smallPdf(
  text: string,
  { catalog = '', page = '', objects = [] as readonly string[], trailer = '' } = {},
): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R${page}>>`,
    smallStream(`BT (${text}) Tj ET`),
    ...objects,
  ];
  const body = all.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`, 'latin1');
}
