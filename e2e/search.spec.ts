import type { Locator } from '@playwright/test';
import { homePath } from '../src/features/home/paths.ts';
import { productPaths } from '../src/features/products/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { saveProduct } from './support/api-products.ts';
import { arabicDigits } from './support/money.ts';
import { expect, test as base } from './support/test.ts';

interface Search {
  dialog: Locator;
  box: Locator;
  options: Locator;
  /** The option that Enter would choose. */
  active: Locator;
}

interface Fixtures {
  /** The search on a loaded page, in the test's language. */
  search: Search;
}

const test = base.extend<Fixtures>({
  search: async ({ page, text, signIn }, use) => {
    await signIn('company');
    await page.goto(trackingPaths.start);
    await expect(page.getByRole('button', { name: text('app.search') })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: text('app.search') });
    await use({
      dialog,
      box: dialog.getByRole('combobox', { name: text('app.search') }),
      options: dialog.getByRole('option'),
      active: dialog.getByRole('option', { selected: true }),
    });
  },
});

// Many steps in one page.
test.setTimeout(120_000);

const chord = 'Control+KeyK';
const searchAddress = '**/api/website/shipments?q=*';

test('finds a shipment by what people remember of it', async ({ page, search, clientOf, text }) => {
  const { tracking_number: number } = await bookByApi(await clientOf('company'));
  await page.keyboard.press(chord);
  await expect(search.box).toBeFocused();
  await expect(search.dialog.getByText(text('search.recent'))).toBeVisible();
  await expect(search.options.filter({ hasText: number })).toBeVisible();
  for (const typed of ['عميل تجريبى', number.slice(2, 9), arabicDigits(number), '050 000 0109']) {
    await search.box.fill(typed);
    const found = search.options.filter({ hasText: number });
    await expect(found).toBeVisible();
    await expect(found.locator('mark').first()).toBeVisible();
  }
  await search.options.filter({ hasText: number }).click();
  await expect(page).toHaveURL(/ShipmentDetails/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('is used by keyboard, and asks the server as little as possible', async ({
  page,
  search,
  text,
}) => {
  await test.step('it opens by its keys and its button, and returns the focus', async () => {
    const button = page.getByRole('button', { name: text('app.search'), includeHidden: true });
    const number = page.getByRole('textbox', { name: text('tracking.form.number') });
    const opensAndCloses = async (open: () => Promise<void>, opener: Locator) => {
      await opener.focus();
      await open();
      await expect(search.box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.dialog).toBeHidden();
      await expect(opener).toBeFocused();
    };
    await opensAndCloses(() => page.keyboard.press('Enter'), button);
    await opensAndCloses(() => page.keyboard.press(chord), button);
    await opensAndCloses(() => page.keyboard.press('/'), button);
    await opensAndCloses(() => page.keyboard.press(chord), number);

    await number.focus();
    await page.keyboard.press('/');
    await expect(number).toHaveValue('/');
    await expect(search.dialog).toBeHidden();
  });

  await test.step('each kind is asked for once for words typed without a pause', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const q = searchParams.get('q');
      if (q !== null) asked.push(`${pathname.split('/').at(-1)} ${q}`);
    });
    await page.keyboard.press(chord);
    await search.box.pressSequentially('Riyadh', { delay: 20 });
    await expect(
      search.options.filter({ hasText: text('search.all', { query: 'Riyadh' }) }),
    ).toBeVisible();
    await expect(search.options.nth(1)).toBeVisible();
    expect(asked.toSorted()).toEqual(['products Riyadh', 'shipments Riyadh']);
  });

  await test.step('the results of an earlier query are never shown', async () => {
    let answerFirst = () => {};
    const held = new Promise<void>((resolve) => (answerFirst = resolve));
    await page.route(searchAddress, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === 'MZ') await held;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest(/q=MZ/);
    await search.box.fill('MZ');
    await asked;
    await search.box.fill('zzzz');
    await expect(search.dialog.getByText(text('search.noShipments'))).toBeVisible();
    answerFirst();
    await page.waitForTimeout(500);
    await expect(search.dialog.getByText(text('search.noShipments'))).toBeVisible();
    await expect(search.options).toHaveCount(0);
    await page.unrouteAll();
    await page.keyboard.press('Escape');
    await expect(search.dialog).toBeHidden();
  });

  await test.step('it is a combobox for the keyboard and screen readers', async () => {
    await page.keyboard.press(chord);
    await expect(search.dialog.getByRole('status')).toHaveText(text('search.count', { count: 16 }));
    await expect(search.box).toHaveAttribute('aria-expanded', 'true');
    const first = search.options.first();
    const last = search.options.last();
    const isActive = async (option: Locator) => {
      await expect(search.active).toHaveCount(1);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      const id = (await option.getAttribute('id')) ?? 'none';
      await expect(search.box).toHaveAttribute('aria-activedescendant', id);
      await expect(option).toBeInViewport({ ratio: 1 });
    };
    await isActive(first);
    await page.keyboard.press('ArrowUp');
    await isActive(last);
    await page.keyboard.press('ArrowDown');
    await isActive(first);
    await page.keyboard.press('ArrowDown');
    await isActive(search.options.nth(1));
    await expect(search.box).toBeFocused();

    await search.box.fill('zzzz');
    await expect(search.dialog.getByText(text('search.noShipments'))).toBeVisible();
    await expect(search.dialog.getByRole('status')).toHaveText(text('search.count', { count: 0 }));
    await expect(search.box).toHaveAttribute('aria-expanded', 'false');
    await search.box.fill(text('app.navigation.home'));
    await isActive(search.options.first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(homePath);
  });
});

test(
  'finds a saved product by its SKU or a name, and leads to it',
  { tag: '@full' },
  async ({ page, search, clientOf }) => {
    const product = await saveProduct(await clientOf('company'), { sku: 'FIND-50' });
    await page.keyboard.press(chord);
    const found = search.options.filter({ hasText: product.sku });
    for (const typed of ['find-50', 'عطر عو']) {
      await search.box.fill(typed);
      await expect(found.locator('mark').first()).toBeVisible();
    }
    // The name in the other language is searched, and not shown.
    await search.box.fill('zzzz');
    await expect(found).toBeHidden();
    await search.box.fill('oud perf');
    await found.click();
    await expect(page).toHaveURL(productPaths.product(product.id));
  },
);

test(
  'links to the list for more results, and tracks anyone’s number',
  { tag: '@full' },
  async ({ page, search, clientOf, text }) => {
    await page.keyboard.press(chord);
    await search.box.fill('عميل');
    await search.options.filter({ hasText: text('search.all', { query: 'عميل' }) }).click();
    await expect(page).toHaveURL(
      `${shipmentPaths.list}?${new URLSearchParams({ q: 'عميل' }).toString()}`,
    );
    const box = page.getByRole('textbox', { name: text('shipments.list.search') });
    await expect(box).toHaveValue('عميل');

    const { tracking_number: number } = await bookByApi(await clientOf('company'));
    await page.keyboard.press(chord);
    await search.box.fill(arabicDigits(number).toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(trackingPaths.shipment(number));
  },
);

test.describe('a search that fails', () => {
  test.use({ provokes: [500] });

  test(
    'shows a message, and searches again',
    { tag: '@full' },
    async ({ page, search, text, checkScreen }) => {
      await page.route(searchAddress, (route) => route.fulfill({ status: 500, json: {} }));
      await page.keyboard.press(chord);
      await search.box.fill('عميل');
      const retry = search.options.filter({ hasText: text('search.retry') });
      await expect(retry).toBeVisible();
      await checkScreen('search-failed');
      await page.unrouteAll();
      await retry.click();
      await expect(search.options.filter({ hasText: 'MZ' }).first()).toBeVisible();
      await expect(search.box).toBeFocused();
    },
  );
});

test('loads when it is needed, and not before', async ({ page, text, signIn }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await signIn('company');
  await page.goto(trackingPaths.start);
  await page.waitForLoadState('networkidle');
  expect(
    files.filter((file) => /search-dialog|account-popover|navigation-drawer/.test(file)),
  ).toEqual([]);
  await page.keyboard.press(chord);
  await expect(page.getByRole('dialog', { name: text('app.search') })).toBeVisible();
  expect(files.filter((file) => file.includes('search-dialog'))).toHaveLength(1);
});
