import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { expect, test } from './support/test.ts';

test('an address that is typed opens at its start, and a reload stays where it was', async ({
  page,
  signIn,
}) => {
  await signIn('company');
  const offset = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(shipmentPaths.list);
  await expect(page.getByRole('link', { name: /^MZ\d+$/ }).nth(20)).toBeAttached();
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight });
  });
  await expect.poll(offset).toBeGreaterThan(100);
  const place = await offset();

  await page.reload();
  await expect.poll(offset).toBe(place);

  await page.goto(homePath);
  // The place would be returned to when the page is long enough.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/MZ\d+/).first()).toBeVisible();
  expect(await offset()).toBe(0);
});
