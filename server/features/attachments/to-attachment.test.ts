import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { hiddenObjects, smallPdf, smallStream } from '../../pdf/testing/small-pdf.ts';
import { toPortrait } from '../profile/to-portrait.ts';
import { toAttachment } from './to-attachment.ts';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const HTML = '<html><script>alert(1)</script></html>';

const behindLink = (action: string) =>
  smallPdf('', { page: `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A${action}>>]` });

/** The stored file as text, or the error. */
async function keptOf(file: Buffer): Promise<string> {
  const kept = await toAttachment(file);
  return typeof kept === 'string' ? kept : kept.bytes.toString('latin1');
}

describe('a PDF is refused', () => {
  it.each<[string, Buffer]>([
    ['that runs a script when opened', smallPdf('', { catalog: `/OpenAction${SCRIPT}` })],
    ['with named scripts', smallPdf('', { catalog: `/Names<</JavaScript<</Names[(a)5 0 R]>>>>` })],
    ['with actions of a page', smallPdf('', { page: `/AA<</O${SCRIPT}>>` })],
    ['with an escaped name', behindLink('<</S/J#61va#53cript/#4a#53(1)>>')],
    ['with a name escaped twice', behindLink('<</S/Java#2353cript>>')],
    ['with a compressed script', smallPdf('', { objects: [hiddenObjects(9, ['1', SCRIPT])] })],
    ['that starts a program', behindLink('<</S/Launch/F(calc.exe)>>')],
    ['that sends what was typed', behindLink('<</S/SubmitForm/F(https://example.test)>>')],
    ['that opens another file', behindLink('<</S/GoToR/F(other.pdf)>>')],
    ['whose action is elsewhere', smallPdf('', { objects: ['5 0 R', '[[<</X 6 0 R>>]]', SCRIPT] })],
    ['with a file in it', smallPdf('', { objects: ['<</Type/Filespec/EF<</F 6 0 R>>>>'] })],
    ['with an attached file', smallPdf('', { page: '/Annots[<</Subtype/FileAttachment>>]' })],
    ['with a form that has scripts', smallPdf('', { catalog: '/AcroForm<</XFA[]>>' })],
    ['with content outside', smallPdf('', { objects: [smallStream('', '/F(//host/x)')] })],
  ])('%s', async (_, file) => {
    expect(await keptOf(file)).toBe('active_pdf');
  });

  it.each<[string, Buffer]>([
    ['that is a page of HTML', Buffer.from(`<!-- %PDF-1.4 -->${HTML}`)],
    ['without pages', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')],
    ['cut short', smallPdf('').subarray(0, 120)],
    ['that is encrypted', smallPdf('', { objects: ['<</V 1>>'], trailer: '/Encrypt 5 0 R' })],
    ['nested too deeply', smallPdf('', { catalog: `/X${'['.repeat(1e6)}${']'.repeat(1e6)}` })],
  ])('%s', async (_, file) => {
    expect(await keptOf(file)).toBe('unreadable_pdf');
  });
});

test('a PDF is written anew from its pages, and its links stay', async () => {
  const link = '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.test)>>>>]';
  const file = smallPdf('three boxes', { page: link, catalog: '/OpenAction[3 0 R/Fit]' });
  const kept = await keptOf(Buffer.concat([Buffer.from(HTML), file, Buffer.from(HTML)]));
  expect(kept).toMatch(/^%PDF-1\.7[^]*three boxes[^]*%%EOF/);
  expect(kept).not.toContain('<script>');
});

test('unpacking is limited, in another thread, and does not hold up the server', async () => {
  const bomb = deflateSync(Buffer.alloc(100_000_000, ' '));
  const entries = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';
  const before = process.memoryUsage().rss;
  let [most, last] = [0, performance.now()];
  const heart = setInterval(() => {
    const now = performance.now();
    [most, last] = [Math.max(most, now - last), now];
  }, 5);
  expect(await keptOf(smallPdf('', { objects: [smallStream(bomb, entries)] }))).toBe(
    'unreadable_pdf',
  );
  clearInterval(heart);
  expect(most).toBeLessThan(50);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test.each(['jpeg', 'png', 'webp'] as const)('of a %s nothing but the picture stays', async (to) => {
  const create = { width: 20, height: 10, channels: 3, background: '#0f6b60' } as const;
  const picture = await sharp({ create })
    .withExif({ IFD0: { Model: HTML } })
    .toFormat(to)
    .toBuffer();
  const both = Buffer.concat([picture, Buffer.from(HTML), smallPdf(HTML)]);
  const kept = [await keptOf(both), (await toPortrait(both)).toString('latin1')];
  for (const bytes of kept) {
    expect(bytes).toMatch(/^RIFF/);
    expect(bytes).not.toMatch(/<script>|%PDF/);
  }
});
