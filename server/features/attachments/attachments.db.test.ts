import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { renderPages } from '../../pdf/testing/read-pages.ts';
import { smallPdf } from '../../pdf/testing/small-pdf.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';

const PDF = smallPdf('three boxes', { catalog: '/Lang(SECRET)', page: '/Rotate 90' });
const SCRIPT = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';
const PLACE = 'Camera of the goods';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let path: string;

  beforeEach(async () => {
    owner = await backend.newCustomer(TEST_PRICE);
    path = `/shipments/${(await backend.ship(owner)).id}`;
  });

  const attach = async (part: Buffer | string, name = 'photo.jpg') => {
    const form = new FormData();
    if (typeof part === 'string') form.append('attachment', part);
    else form.append('attachment', new Blob([new Uint8Array(part)]), name);
    return statusAndBody(await send(backend, owner, 'POST', path, form));
  };
  /** The stored file; null if there is none. */
  const read = async () => {
    const answer = await backend.get(owner, `${path}/attachment`);
    if (answer.statusCode === 404) return null;
    const file = answer.json<components['schemas']['AttachmentFile']>();
    const [head, base64 = ''] = file.content.split(',');
    expect(head).toBe(`data:${file.media_type};base64`);
    return Buffer.from(base64, 'base64');
  };

  it('keeps only the image of a picture, upright and reduced in size', async () => {
    const create = { width: 3000, height: 1500, channels: 3, background: '#0f6b60' } as const;
    const picture = sharp({ create }).withExif({ IFD0: { Model: PLACE } });
    const photo = await picture.jpeg().toBuffer();
    expect(photo.toString('latin1')).toContain(PLACE);
    const attached = await attach(photo);
    const kept = (await read()) ?? Buffer.alloc(0);
    const attachment = { media_type: 'image/webp', size: kept.length };
    expect(attached).toMatchObject([200, { attachment }]);
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 2000, height: 1000 });
    expect(metadata.exif).toBeUndefined();
    expect(kept.toString('latin1')).not.toContain(PLACE);

    // Replaced by the next file, a PDF whatever its name, of which the pages are kept.
    const pdf = { attachment: { media_type: 'application/pdf' } };
    expect(await attach(PDF, 'photo.png')).toMatchObject([200, pdf]);
    const pages = (await read()) ?? Buffer.alloc(0);
    expect(pages.toString('latin1')).toMatch(/^%PDF-[^]*three boxes/);
    expect(pages.toString('latin1')).not.toContain('SECRET');
    const [page] = (await renderPages(pages)).pages;
    expect([page?.width, page?.height].map((side = 0) => side > 1_000)).toEqual([true, false]);
    const removed = statusAndBody(await send(backend, owner, 'DELETE', `${path}/attachment`));
    expect(removed).toMatchObject([200, { id: path.replace('/shipments/', '') }]);
    expect(removed[1]).not.toHaveProperty('attachment');
    expect(await read()).toBeNull();
  });

  it.each([
    ['a PDF with a script', smallPdf('', { catalog: SCRIPT }), 'active_pdf'],
    ['a page', Buffer.from('<html>'), 'not_picture_or_pdf'],
    ['an empty file', Buffer.alloc(0), 'not_picture_or_pdf'],
    ['a text', 'text', 'type'],
  ])('refuses %s and says where', async (_, part, code) => {
    const error: unknown = expect.objectContaining({ pointer: '/attachment', code });
    const errors: unknown = expect.arrayContaining([error]);
    expect(await attach(part)).toMatchObject([422, { errors }]);
    expect(await read()).toBeNull();
  });

  it('refuses a file that is too large', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    expect(await attach(large)).toMatchObject([413, { code: 'payload_too_large' }]);
  });
});
