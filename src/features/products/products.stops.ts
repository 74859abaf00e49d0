import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { productPaths } from './paths.ts';

export const screens = { products: productPaths.list };

export const fullStops: Stops = {
  async products({ page, text, signIn, checkScreen, provoke }) {
    provoke(404);
    const client = await signIn('company');
    await open(page, productPaths.list);
    await checkScreen('all', { shows: 'SAMPLE-101' });
    const filters = page.getByRole('group', { name: text('ui.filters.name') });
    const type = text('products.column.type');
    await filters.getByRole('button', { name: type, exact: true }).click();
    await checkScreen('filter by type', { shows: page.getByRole('dialog', { name: type }) });
    await open(page, `${productPaths.list}?q=no-such-product`);
    await checkScreen('nothing found', { shows: text('products.notFound.title') });

    const { data } = await client.GET('/website/products', { params: { query: { limit: 1 } } });
    await page.goto(productPaths.product(data?.data[0]?.id ?? ''));
    await checkScreen('one product', { shows: button(page, text('products.archive')) });
    await page.goto(productPaths.product('prd_00000000000000000000000000'));
    await checkScreen('unknown product', { shows: text('products.unknown') });
  },

  async 'products without any'({ page, text, enterAsNew, checkScreen }) {
    await enterAsNew();
    await open(page, productPaths.list);
    await checkScreen('none', { shows: text('products.none.title') });
    await button(page, text('products.add')).click();
    await button(page, text('products.editor.save')).click();
    await checkScreen('wrong product', { shows: page.getByRole('dialog') });
  },

  async 'import of products'({ page, text, enterAsNew, checkScreen }) {
    await enterAsNew();
    await page.goto(productPaths.import);
    const dialog = page.getByRole('dialog');
    await checkScreen('file', { shows: dialog });
    const file = dialog.locator('input[type=file]');
    const send = (lines: readonly string[]) =>
      file.setInputFiles({
        name: 'products.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n')),
      });
    await send(['1,2', '3,4']);
    // The server says what is wrong with a file, in the language of the request.
    const alone = true;
    const refusal = dialog.getByRole('alert').filter({ hasText: /\S/ });
    await checkScreen('unreadable', { shows: refusal, alone });
    await send([
      `${text('products.field.sku')},${text('products.field.name')},${text('products.column.price')},${text('products.column.weight')}`,
      '1001,100,50,0.8',
      '1002,200,75.5,1.2',
      '1003,300,?,-1',
    ]);
    const apply = button(page, text('products.import.apply', { count: 2 }));
    await checkScreen('checked', { shows: apply, alone });
    await apply.click();
    await checkScreen('imported', { shows: text('products.import.done', { count: 2 }), alone });
  },

  async 'several products'({ page, text, signIn, checkScreen }) {
    await signIn('company');
    await open(page, productPaths.list);
    const rows = page.getByRole('checkbox');
    // On a phone, rows can be selected only once that is wanted.
    const selecting = button(page, text('ui.table.selecting'));
    if (await selecting.isVisible()) await selecting.click();
    await rows.nth(1).check();
    await rows.nth(2).check();
    await button(page, text('products.several')).click();
    await checkScreen('change several', { shows: page.getByRole('dialog') });
    await page.keyboard.press('Escape');
    await button(page, text('products.archive')).click();
    await checkScreen('archive several', { shows: page.getByRole('dialog') });
  },
};
