import type { Page } from '@playwright/test';
import { authPaths } from '../src/features/auth/paths.ts';
import { billingPaths } from '../src/features/billing/paths.ts';
import { checkoutPaths } from '../src/features/checkout/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { pricingPath } from '../src/features/pricing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { oneLanguage } from './support/journeys.ts';
import { expectGoodScreen, overhang } from './support/screen.ts';
import { narrow } from './support/stop.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

// Many steps in one page.
test.setTimeout(120_000);

/** Scroll positions of the window and of the table rows in it. */
const scrolled = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelector('[data-scrolls="rows"]')?.scrollTop ?? 0;
    return Math.round(window.scrollY + rows);
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of oneLanguage) {
  test.describe(language, () => {
    test.use({ language });

    test(
      'the balance stays visible, and nothing overflows',
      { tag: '@full' },
      async ({ page, signIn, text }) => {
        await signIn('company');
        const balance = page.getByRole('banner').getByRole('link', { name: text('app.balance') });
        await page.goto(shipmentPaths.list);
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(balance).toContainText(/\d\.\d\d/);
          await page
            .getByRole('link', { name: /^MZ\d+$/ })
            .nth(20)
            .scrollIntoViewIfNeeded();
          expect(await scrolled(page)).toBeGreaterThan(500);
          await expect(balance).toBeInViewport({ ratio: 1 });
          for (const name of [text('app.search'), text('app.account.menu')]) {
            await expect(page.getByRole('button', { name })).toBeInViewport();
          }
          expect(await overhang(page), `a list that is scrolled at ${width}`).toBe(0);
        }
        await expectGoodScreen(page, 'a list that is scrolled at 320');
      },
    );
  });
}

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('every screen has one heading, which is the title of the tab, and its place in the menu', async ({
    page,
    signIn,
    clientOf,
    text,
  }) => {
    const { id, tracking_number } = await bookByApi(await clientOf('company'));
    const titleIs = async (title: string) => {
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(text('ui.pageTitle', { title }));
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    };
    const menu = page.getByRole('navigation', { name: text('app.navigation') });
    for (const [path, title] of [
      [authPaths.signIn, text('auth.signIn.title')],
      [checkoutPaths.paymentFail, text('checkout.unknown.title')],
      [shipmentPaths.create, text('shipments.create.title')],
      [trackingPaths.shipment(tracking_number), tracking_number],
      [shipmentPaths.details('not an id'), text('app.error.notFound')],
      [pricingPath, text('pricing.title')],
    ] as const) {
      if (path === shipmentPaths.create) await signIn('company');
      await page.goto(path);
      await titleIs(title);
      // What does not exist is not found within the frame of every screen.
      if (path === shipmentPaths.details('not an id')) await expect(menu).toBeVisible();
    }
    // The labels are those of the specification.
    for (const [label, path, title] of [
      ['Home', homePath, text('home.title')],
      ['Track shipment', trackingPaths.start, text('tracking.title')],
      ['Billing', billingPaths.overview, text('billing.title')],
      ['My shipments', shipmentPaths.list, text('shipments.list.title')],
    ] as const) {
      // Home also says how much needs attention.
      const place = menu.getByRole('link', { name: new RegExp(`^${label}`) });
      await expect(place).toHaveAttribute('href', path);
      await place.click();
      await expect(page).toHaveURL(path);
      await expect(menu.locator('[aria-current="page"]')).toContainText(label);
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
      await expect(page).toHaveTitle(text('ui.pageTitle', { title }));
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).toHaveText(title);
    }
    await page.goto(shipmentPaths.details(id));
    await titleIs(tracking_number);
    await expect(menu.locator('[aria-current="true"]')).toHaveText('My shipments');
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: narrow });

  test('the menu opens above the page, keeps the focus and returns it', async ({
    page,
    signIn,
    text,
  }) => {
    await signIn('company');
    await page.goto(homePath);
    const opener = page.getByRole('button', { name: text('app.navigation.open') });
    const menu = page.getByRole('navigation', { name: text('app.navigation') });
    await expect(menu).toBeHidden();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: text('app.navigation.trace') }).click();
    await expect(menu).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });
});

test('the account menu is used by keyboard, and returns the focus', async ({
  page,
  signIn,
  text,
}) => {
  await signIn('company');
  await page.goto(homePath);
  // While the menu is open, the rest of the page is hidden from screen readers.
  const trigger = page.getByRole('button', { name: text('app.account.menu'), includeHidden: true });
  const menu = page.getByRole('menu', { name: text('app.account.menu') });
  const first = menu.getByRole('menuitem', { name: text('app.navigation.profile') });
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await trigger.focus();
    await page.keyboard.press(key);
    await expect(first).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('company@mizan.example')).toBeVisible();
  // A link and a button look the same.
  const layouts = await menu.getByRole('menuitem').evaluateAll((items) =>
    items.map((item) => {
      const icon = item.querySelector('svg')?.getBoundingClientRect();
      return [icon?.right, getComputedStyle(item).gap];
    }),
  );
  expect(layouts[0]).toEqual(layouts[1]);
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test(
  'the first tab stop skips the menu, and the focus announces a navigation once',
  { tag: '@full' },
  async ({ page, signIn, text }) => {
    await signIn('company');
    await page.goto(homePath);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await test.step('a link skips the menu', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: text('app.skipToContent') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      const isInPage = await page.evaluate(() => document.activeElement?.closest('main') !== null);
      expect(isInPage, 'the next stop is in the page').toBe(true);
    });

    await test.step('another screen is announced by the focus on its heading', async () => {
      await page.getByRole('link', { name: text('app.navigation.myShipments') }).click();
      await expect(heading(page)).toHaveText(text('shipments.list.title'));
      await expect(heading(page)).toBeFocused();
      const live = page.locator('[aria-live], [role="status"], [role="alert"]');
      await expect(live.filter({ hasText: text('shipments.list.title') })).toHaveCount(0);
    });

    await test.step('a navigation within a screen does not move the focus', async () => {
      const box = page.getByRole('textbox', { name: text('shipments.list.search') });
      await box.click();
      await page.keyboard.type('MZ');
      await expect(page).toHaveURL(/q=MZ/);
      await expect(box).toBeFocused();
    });

    await test.step('a change of language changes the title, the direction and nothing else', async () => {
      const address = page.url();
      await page.getByRole('button', { name: text('app.language.switch') }).click();
      const title = textsIn('en')('shipments.list.title');
      await expect(page).toHaveTitle(textsIn('en')('ui.pageTitle', { title }));
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      expect(page.url()).toBe(address);
    });
  },
);

test(
  'a navigation starts at the top, and going back restores the position',
  { tag: '@full' },
  async ({ page, signIn, text }) => {
    await signIn('company');
    await page.goto(shipmentPaths.list);
    const rows = page.getByRole('link', { name: /^MZ\d+$/ });
    await rows.nth(18).scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place, 'the list is longer than the window').toBeGreaterThan(400);
    // A click would open the panel beside the list.
    await rows.nth(18).press('Enter');
    await expect(page).toHaveURL(/ShipmentDetails/);
    await expect(heading(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(shipmentPaths.list);
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.goForward();
    await expect(page).toHaveURL(/ShipmentDetails/);
    await expect.poll(() => scrolled(page)).toBe(0);

    // After a reload the list loads later than the page.
    await page.reload();
    await expect(page.getByText(text('shipments.details.created'))).toBeVisible();
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(place);
  },
);
