import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { addTestProduct, testProduct } from '../../testing/products.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];
type Product = Schemas['Product'];

const PERFUME: Partial<Schemas['ProductInput']> = {
  ...{ name_ar: 'عطر عود', name_en: 'Oud perfume', length: 160, width: 90, height: 60 },
  ...{ shipment_type: 'fragile', packaging_type: 'box', hs_code: '330300', origin_country: 'SA' },
};
const NO_ID = 'prd_00000000000000000000000000';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;

  beforeEach(async () => {
    owner = await backend.newCustomer(TEST_PRICE * 5);
  });

  const call = async (
    method: 'POST' | 'GET' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    customer = owner,
  ) => statusAndBody(await send(backend, customer, method, `/products${path}`, payload));
  const add = (sku: string, changes?: Partial<Schemas['ProductInput']>) =>
    addTestProduct(backend, owner, sku, changes);
  const list = async (query: string) =>
    (await call('GET', query && `?${query}`))[1] as Schemas['ProductList'];
  const skusOf = async (query: string) => (await list(query)).data.map(({ sku }) => sku);
  const show = async (id: string) => (await call('GET', `/${id}`))[1] as Product;

  it('adds, shows, replaces and deletes a product', async () => {
    const added = await add('OUD-50', PERFUME);
    expect(added).toMatchObject({ ...testProduct('OUD-50', PERFUME), quantity_sold: 0 });
    expect(added).not.toHaveProperty('last_used_at');
    expect(await call('GET', `/${added.id}`)).toEqual([200, added]);
    const other = testProduct('OUD-100', { name_ar: 'عطر كبير' });
    const changed = await call('PUT', `/${added.id}`, other);
    expect(changed).toMatchObject([200, { ...other, id: added.id }]);
    for (const gone of ['name_en', 'length', 'hs_code', 'packaging_type']) {
      expect(changed[1]).not.toHaveProperty(gone);
    }
    expect(await call('DELETE', `/${added.id}`)).toEqual([204, null]);
    expect(await call('GET', `/${added.id}`)).toMatchObject([404, {}]);
    expect(await list('')).toMatchObject({ data: [], page: { total: 0 } });
  });

  it.each<[string, Partial<Schemas['ProductInput']>, string, string]>([
    ['no name', { name_ar: ' ' }, '/name_ar', 'required'],
    ['one side', { length: 100 }, '/width', 'required'],
    ['a price of nothing', { price: { amount: 0, currency: 'SAR' } }, '/price/amount', 'positive'],
    ['a short HS code', { hs_code: '12345' }, '/hs_code', 'min_length'],
    ['letters in the HS code', { hs_code: '33030A' }, '/hs_code', 'invalid_format'],
    ['a country that is none', { origin_country: 'XX' }, '/origin_country', 'invalid_country'],
    ['a card number', { sku: '4111111111111111' }, '/sku', 'card_number'],
    ['two spaces', { sku: 'A  B' }, '/sku', 'invalid_format'],
  ])('refuses a product with %s', async (_, changes, pointer, code) => {
    const errors: unknown = expect.arrayContaining([expect.objectContaining({ pointer, code })]);
    expect(await call('POST', '', testProduct('A', changes))).toMatchObject([422, { errors }]);
  });

  it('takes a barcode as a SKU, also one that a card could have', async () => {
    // Its last digit is right both as an EAN and by Luhn.
    expect(await add('6281000000083')).toMatchObject({ sku: '6281000000083' });
  });

  it('keeps a SKU once in an account, also when many are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', '', testProduct('SAME'))),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const other = await add('OTHER');
    const taken = [409, { code: 'already_saved' }];
    expect(await call('PUT', `/${other.id}`, testProduct('SAME'))).toMatchObject(taken);
    expect(await call('POST', '', testProduct('same'))).toMatchObject([201, {}]);
    const stranger = await backend.newCustomer(0);
    expect(await call('POST', '', testProduct('SAME'), stranger)).toMatchObject([201, {}]);
  });

  it('lets nobody else see, change, use or delete a product', async () => {
    const { id } = await add('MINE');
    const stranger = await backend.newCustomer(TEST_PRICE);
    const photo = new FormData();
    photo.append('photo', new Blob([new Uint8Array(await picture())]), 'a.png');
    for (const [method, path, body] of [
      ['GET', `/${id}`],
      ['PUT', `/${id}`, testProduct('MINE')],
      ['DELETE', `/${id}`],
      ['GET', `/${id}/photo`],
      ['POST', `/${id}/photo`, photo],
      ['DELETE', `/${id}/photo`],
    ] as const) {
      expect([path, (await call(method, path, body, stranger))[0]]).toEqual([path, 404]);
    }
    const edits = { product_ids: [id], archived: true };
    const errors = [{ pointer: '/product_ids/0', code: 'invalid_value' }];
    expect(await call('POST', '/edits', edits, stranger)).toMatchObject([422, { errors }]);
    expect(await call('GET', '', undefined, stranger)).toMatchObject([200, { data: [] }]);
    await expect(backend.ship(stranger, { sku: 'MINE' })).rejects.toThrow('unknown_sku');
    expect(await show(id)).not.toHaveProperty('archived_at');
  });

  describe('the list', () => {
    beforeEach(async () => {
      await add('OUD-50', { ...PERFUME, price: { amount: 900, currency: 'SAR' } });
      await add('DATES-1KG', {
        ...{ name_ar: 'تمر الأحساء', name_en: 'Ahsa dates', weight: 1_100 },
        ...{ shipment_type: 'chilled', origin_country: 'SA' },
      });
      await add('00123', { name_en: 'Zinc cup', weight: 10 });
    });

    it.each([
      ['', ['00123', 'DATES-1KG', 'OUD-50']],
      ['q=عطر', ['OUD-50']],
      ['q=احساء', ['DATES-1KG']],
      ['q=ahsa%20تمر', ['DATES-1KG']],
      ['q=oud-5', ['OUD-50']],
      ['q=123', ['00123']],
      ['q=cup%20tea', []],
      ['shipment_type=chilled', ['DATES-1KG']],
      ['origin_country=SA&packaging_type=box', ['OUD-50']],
      ['archived=true', []],
      ['archived=false&q=perf', ['OUD-50']],
      ['sort=sku', ['00123', 'DATES-1KG', 'OUD-50']],
      ['sort=-price', ['00123', 'DATES-1KG', 'OUD-50']],
      ['sort=weight', ['00123', 'OUD-50', 'DATES-1KG']],
      ['sort=created_at', ['OUD-50', 'DATES-1KG', '00123']],
    ])('finds and sorts by %s', async (query, skus) => {
      expect(await skusOf(query)).toEqual(skus);
    });

    it('sorts by the names of the language', async () => {
      const inEnglish = async () => {
        const headers = { ...owner.headers, 'accept-language': 'en' };
        const url = '/api/website/products?sort=name';
        const answer = await backend.app.inject({ url, headers });
        return answer.json<Schemas['ProductList']>().data.map(({ sku }) => sku);
      };
      expect(await inEnglish()).toEqual(['DATES-1KG', 'OUD-50', '00123']);
      expect(await skusOf('sort=name')).toEqual(['00123', 'DATES-1KG', 'OUD-50']);
    });

    it('pages through the list in every order, with a cursor for this list only', async () => {
      await backend.ship(owner, { sku: 'OUD-50', quantity: 3 });
      for (const field of [
        ...['name', 'sku', 'price', 'weight', 'quantity_sold', 'last_used_at', 'created_at'],
      ]) {
        for (const sort of [field, `-${field}`]) {
          const whole = await skusOf(`sort=${sort}`);
          const paged: string[] = [];
          let cursor = '';
          do {
            const { data, page } = await list(`sort=${sort}&limit=1${cursor}`);
            paged.push(...data.map(({ sku }) => sku));
            cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
          } while (cursor !== '');
          expect([sort, paged]).toEqual([sort, whole]);
          expect(paged).toHaveLength(3);
        }
      }
      const { page } = await list('limit=1');
      expect((await call('GET', `?q=oud&cursor=${page.next_cursor ?? ''}`))[0]).toBe(400);
    });
  });

  it('changes several products at once, all of them or none', async () => {
    const [one, two] = [await add('ONE'), await add('TWO', PERFUME)];
    const product_ids = [two.id, one.id];
    const edits = { product_ids, archived: true, weight: 900, packaging_type: 'bag' };
    const changed = {
      weight: 900,
      packaging_type: 'bag',
      archived_at: expect.any(String) as unknown,
    };
    expect(await call('POST', '/edits', edits)).toMatchObject([
      200,
      {
        data: [
          { id: two.id, hs_code: '330300', ...changed },
          { id: one.id, ...changed },
        ],
      },
    ]);
    expect(await skusOf('archived=false')).toEqual([]);
    expect(await skusOf('archived=true')).toEqual(['TWO', 'ONE']);
    const wrong = { product_ids: [one.id, NO_ID], archived: false };
    const errors = [{ pointer: '/product_ids/1', code: 'invalid_value' }];
    expect(await call('POST', '/edits', wrong)).toMatchObject([422, { errors }]);
    expect(await skusOf('archived=false')).toEqual([]);
    await call('POST', '/edits', { product_ids, archived: false });
    expect(await skusOf('archived=false')).toEqual(['TWO', 'ONE']);
  });

  it('archives a product that was used instead of deleting it, and keeps its SKU', async () => {
    const { id } = await add('SOLD');
    const shipment = await backend.ship(owner, { sku: 'SOLD', quantity: 2 });
    expect(shipment).toMatchObject({ sku: 'SOLD' });
    expect(await show(id)).toMatchObject({ quantity_sold: 2, last_used_at: shipment.created_at });
    const errors = [{ pointer: '/sku', code: 'not_allowed' }];
    expect(await call('PUT', `/${id}`, testProduct('NEW'))).toMatchObject([422, { errors }]);
    expect((await call('PUT', `/${id}`, testProduct('SOLD', PERFUME)))[0]).toBe(200);
    const used = [409, { code: 'product_used' }];
    expect(await call('DELETE', `/${id}`)).toMatchObject(used);
    await backend.cancel(owner, shipment.id);
    expect(await show(id)).toMatchObject({ quantity_sold: 0, last_used_at: shipment.created_at });
    expect(await call('DELETE', `/${id}`)).toMatchObject(used);
  });

  it('keeps an upright photo without metadata, and removes it', async () => {
    const { id } = await add('SEEN');
    const upload = async (bytes: Buffer) => {
      const form = new FormData();
      form.append('photo', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
      return call('POST', `/${id}/photo`, form);
    };
    const file = await sharp(await picture())
      .withExif({ IFD0: { Model: 'Camera of the shop' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [status, product] = (await upload(file)) as [number, Product];
    expect(status).toBe(200);
    const sizeOf = async (url = '') => {
      const bytes = Buffer.from(url.split(',')[1] ?? '', 'base64');
      expect(bytes.toString('latin1')).not.toContain('Camera');
      const { format, width, height } = await sharp(bytes).metadata();
      return [format, width, height];
    };
    expect(await sizeOf(product.photo_preview)).toEqual(['webp', 96, 96]);
    const [, { content }] = (await call('GET', `/${id}/photo`)) as [number, { content: string }];
    expect(await sizeOf(content)).toEqual(['webp', 500, 1000]);
    expect(await list('')).toMatchObject({ data: [{ photo_preview: product.photo_preview }] });

    const errors = [{ pointer: '/photo', code: 'not_a_picture' }];
    expect(await upload(Buffer.from('<html>'))).toMatchObject([422, { errors }]);
    const removed = await call('DELETE', `/${id}/photo`);
    expect(removed[1]).not.toHaveProperty('photo_preview');
    expect((await call('GET', `/${id}/photo`))[0]).toBe(404);
  });

  it('books and edits with SKUs of the account only', async () => {
    await add('KNOWN');
    const price = { amount: 100, currency: 'SAR' } as const;
    const further = (sku: string) => [{ sku, product_name: 'سبحة', quantity: 1, price }];
    const unknown = backend.ship(owner, { sku: 'KNOWN', further_products: further('NO') });
    await expect(unknown).rejects.toThrow('"/further_products/0/sku","code":"unknown_sku"');
    const shipment = await backend.ship(owner, { further_products: further('KNOWN') });
    expect(shipment.further_products).toMatchObject([{ sku: 'KNOWN' }]);
    const { version, receiver, packaging_type, product_name, quantity } = shipment;
    const { preferred_delivery_day, preferred_delivery_time } = shipment;
    const edit = {
      ...{ version, receiver, packaging_type, product_name, quantity, price },
      ...{ preferred_delivery_day, preferred_delivery_time },
    };
    const put = async (changes: object) =>
      statusAndBody(
        await send(backend, owner, 'PUT', `/shipments/${shipment.id}`, { ...edit, ...changes }),
      );
    const errors = [{ pointer: '/sku', code: 'unknown_sku' }];
    expect(await put({ sku: 'NO' })).toMatchObject([422, { errors }]);
    expect(await put({ sku: 'KNOWN', quantity: 4 })).toMatchObject([200, { sku: 'KNOWN' }]);
    expect((await list('')).data).toMatchObject([{ sku: 'KNOWN', quantity_sold: 4 }]);
  });
});

/** A picture of 1200 × 600 pixels. */
function picture(): Promise<Buffer> {
  const create = { width: 1_200, height: 600, channels: 3, background: '#0f6b60' } as const;
  return sharp({ create }).png().toBuffer();
}
