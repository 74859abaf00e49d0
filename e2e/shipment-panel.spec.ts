import type { Page } from '@playwright/test';
import { openParameter, shipmentPaths } from '../src/features/shipments/paths.ts';
import { expect, test } from './support/test.ts';

const row = (page: Page, index: number) => page.getByRole('row').nth(index);
const shown = (page: Page) => new URL(page.url()).searchParams.get(openParameter);
const focusedRow = (page: Page) =>
  page.evaluate(() =>
    Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ?? 0),
  );

test.beforeEach(({ signIn }) => signIn('company'));

test('a row opens beside the list, and keys lead through the shipments', async ({
  page,
  text,
  clientOf,
}) => {
  const query = { limit: 25 };
  const client = await clientOf('company');
  const { data } = await client.GET('/website/shipments', { params: { query } });
  const ids = data?.data.map(({ id }) => id) ?? [];
  const panel = page.getByRole('region', { name: text('shipments.panel.title') });
  const number = panel.getByRole('heading', { level: 2 }).first();
  const at = async (index: number) => {
    await expect.poll(() => shown(page)).toBe(ids[index]);
    await expect(number).toHaveText(data?.data[index]?.tracking_number ?? '');
    await expect(row(page, index + 1)).toHaveAttribute('aria-current', 'true');
  };
  await page.goto(shipmentPaths.list);
  await row(page, 3).getByRole('gridcell').nth(4).click();
  await at(2);

  await test.step('the panel follows j, k and the arrows, and loads only where they rest', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const id = /\/shipments\/(shp_\w+)$/.exec(request.url())?.[1];
      if (id !== undefined) asked.push(id);
    });
    // Held down; presses of a driver may be slower than the panel's patience.
    await page.evaluate(() => {
      for (let step = 0; step < 4; step += 1) {
        const held = { key: 'j', code: 'KeyJ', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', held));
      }
    });
    await at(6);
    expect(new Set(asked)).toEqual(new Set([ids[6]]));
    await page.keyboard.press('k');
    await at(5);
    await page.keyboard.press('ArrowDown');
    await at(6);
  });

  await test.step('it is in the address, and going back closes it', async () => {
    await page.reload();
    await at(6);
    await page.goBack();
    await expect(panel).toBeHidden();
    expect(shown(page)).toBeNull();
    await page.goForward();
    await at(6);
  });

  await test.step('? lists the keys; letters in a field are only typed', async () => {
    const keys = page.getByRole('dialog', { name: text('shipments.keys.title') });
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await at(6);
    const box = page.getByLabel(text('shipments.list.search'));
    await box.focus();
    await page.keyboard.press('j');
    await expect(box).toHaveValue('j');
    // Another query closes the panel.
    await expect(page).toHaveURL(`${shipmentPaths.list}?q=j`);
    await expect(panel).toBeHidden();
    await box.fill('');
    await expect(page).toHaveURL(shipmentPaths.list);
  });

  await test.step('Escape and the button close it, and the focus is at its row', async () => {
    await expect(row(page, 2)).toContainText(data?.data[1]?.tracking_number ?? '');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await row(page, 2).getByRole('gridcell').nth(4).click();
    await at(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect(await focusedRow(page)).toBe(3);
    await page.keyboard.press('Enter');
    await at(1);
    await panel.getByRole('button', { name: text('shipments.panel.close') }).click();
    await expect(panel).toBeHidden();
    expect(await focusedRow(page)).toBe(3);
  });

  await test.step('Enter in an open row, and its link with Ctrl, open the whole page', async () => {
    const link = row(page, 3).getByRole('link');
    await link.click();
    await at(2);
    const opened = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await expect(other).toHaveURL(shipmentPaths.details(ids[2] ?? ''));
    await other.close();
    await row(page, 3).getByRole('gridcell').nth(4).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shipmentPaths.details(ids[2] ?? ''));
    await page.goBack();
    await at(2);
  });
});

test('where there is no room, a row opens the page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(shipmentPaths.list);
  await row(page, 2).getByRole('gridcell').nth(4).click();
  await expect(page).toHaveURL(/ShipmentDetails/);
});
