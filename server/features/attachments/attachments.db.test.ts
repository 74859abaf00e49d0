import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');
const PLACE = 'Camera of the goods';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let photo: Buffer;
  let id: string;

  beforeAll(async () => {
    owner = await backend.newCustomer(20 * TEST_PRICE);
    photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#0f6b60' },
    })
      .withExif({ IFD0: { Model: PLACE } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    id = (await backend.ship(owner)).id;
  });

  const attach = (bytes: Buffer | string, { headers } = owner, name = 'photo.jpg') => {
    const payload = new FormData();
    const part = typeof bytes === 'string' ? bytes : new Blob([new Uint8Array(bytes)]);
    if (typeof part === 'string') payload.append('attachment', part);
    else payload.append('attachment', part, name);
    const url = `/api/website/shipments/${id}`;
    return backend.app.inject({ method: 'POST', url, headers, payload });
  };
  const read = async ({ headers } = owner) => {
    const url = `/api/website/shipments/${id}/attachment`;
    const answer = await backend.app.inject({ url, headers });
    if (answer.statusCode !== 200) return answer.statusCode;
    const { media_type, content } = answer.json<Schemas['AttachmentFile']>();
    const [head = '', base64 = ''] = content.split(',');
    expect(head).toBe(`data:${media_type};base64`);
    return Buffer.from(base64, 'base64');
  };

  it('keeps only the image of a picture, upright and reduced in size', async () => {
    expect(photo.toString('latin1')).toContain(PLACE);
    const answer = await attach(photo);
    expect(answer.statusCode).toBe(200);
    const kept = await read();
    if (!Buffer.isBuffer(kept)) throw new Error('there is no file');
    expect(answer.json<Schemas['Shipment']>().attachment).toMatchObject({
      media_type: 'image/webp',
      size: kept.length,
    });
    expect(await sharp(kept).metadata()).toMatchObject({
      format: 'webp',
      width: 2000,
      height: 1000,
    });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.toString('latin1')).not.toContain(PLACE);
  });

  it('keeps a PDF whole whatever its name, and replaces it by the next file', async () => {
    await attach(photo);
    const answer = await attach(PDF, owner, 'photo.png');
    expect(answer.json()).toMatchObject({ attachment: { media_type: 'application/pdf' } });
    expect(await read()).toEqual(PDF);
  });

  it('is removed without its shipment', async () => {
    await attach(PDF);
    const removed = await backend.app.inject({
      method: 'DELETE',
      url: `/api/website/shipments/${id}/attachment`,
      headers: owner.headers,
    });
    expect(removed.json()).toMatchObject({ id });
    expect(removed.json()).not.toHaveProperty('attachment');
    expect(await read()).toBe(404);
  });

  it.each([
    ['a page', Buffer.from('<html>'), 'not_picture_or_pdf'],
    ['an empty file', Buffer.alloc(0), 'not_picture_or_pdf'],
    ['a text', 'text', 'type'],
  ])('refuses %s and says where', async (_, bytes, code) => {
    const answer = await attach(bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object[] }>().errors).toContainEqual(
      expect.objectContaining({ pointer: '/attachment', code }),
    );
    expect(await read()).toBe(404);
  });

  it('refuses a file that is too large', async () => {
    const answer = await attach(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(answer.json()).toMatchObject({ status: 413, code: 'payload_too_large' });
  });
});
