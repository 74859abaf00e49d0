import type { Page } from '@playwright/test';
import { authPaths } from '../src/features/auth/paths.ts';
import { billingPaths } from '../src/features/billing/paths.ts';
import { checkoutPaths } from '../src/features/checkout/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { pricingPath } from '../src/features/pricing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { expectGoodScreen, overhang } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

/** Scroll positions of the window and of the table rows in it. */
const scrolled = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelector('[data-scrolls="rows"]')?.scrollTop ?? 0;
    return Math.round(window.scrollY + rows);
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('every screen has one heading, which is the title of the tab', async ({
      page,
      signIn,
      clientOf,
      text,
    }) => {
      const { id, tracking_number } = await bookByApi(await clientOf('company'));
      const titleIsFrom = async (path: string, title: string) => {
        await page.goto(path);
        await expect(heading(page)).toHaveText(title);
        await expect(page).toHaveTitle(text('ui.pageTitle', { title }));
        await expect(page.locator('head title')).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      };
      await titleIsFrom(authPaths.signIn, text('auth.signIn.title'));
      await titleIsFrom(checkoutPaths.paymentFail, text('checkout.fail.title'));
      await titleIsFrom(checkoutPaths.paymentSuccess, text('checkout.unknown.title'));
      await titleIsFrom('/nowhere', text('app.error.notFound'));
      await signIn('company');
      await titleIsFrom(pricingPath, text('pricing.title'));
      await titleIsFrom(shipmentPaths.create, text('shipments.create.title'));
      await titleIsFrom(shipmentPaths.list, text('shipments.list.title'));
      await titleIsFrom(shipmentPaths.details(id), tracking_number);
      await titleIsFrom(shipmentPaths.details('nothing'), text('app.error.notFound'));
      await titleIsFrom(billingPaths.overview, text('billing.title'));
      await titleIsFrom(trackingPaths.start, text('tracking.title'));
      await titleIsFrom(trackingPaths.shipment(tracking_number), tracking_number);
      await page.goto(homePath);
      await expect(heading(page)).toHaveCount(1);
      await expect(page).toHaveTitle(text('ui.pageTitle', { title: text('home.title') }));
    });

    test('the balance stays visible, and nothing overflows', async ({ page, signIn, text }) => {
      await signIn('company');
      const banner = page.getByRole('banner');
      const balance = banner.getByRole('link', { name: text('app.balance') });
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(shipmentPaths.list);
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
        await expectGoodScreen(page, `a list that is scrolled at ${width}`);
      }
    });
  });
}

test.describe('the menu', () => {
  test.use({ language: 'en' });

  test('has the labels of the specification and marks the current page', async ({
    page,
    signIn,
    clientOf,
    text,
  }) => {
    const { id } = await bookByApi(await clientOf('company'));
    await signIn('company');
    await page.goto(homePath);
    const menu = page.getByRole('navigation', { name: text('app.navigation') });
    const labels = {
      Home: homePath,
      'My shipments': shipmentPaths.list,
      'Track shipment': trackingPaths.start,
      Billing: billingPaths.overview,
    };
    for (const [label, path] of Object.entries(labels)) {
      const place = menu.getByRole('link', { name: label, exact: true });
      await expect(place).toHaveAttribute('href', path);
      await place.click();
      await expect(page).toHaveURL(path);
      await expect(menu.locator('[aria-current="page"]')).toHaveText(label);
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
    }
    await page.goto(shipmentPaths.details(id));
    await expect(menu.locator('[aria-current="true"]')).toHaveText('My shipments');
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });

    test('opens above the page, keeps the focus and returns it', async ({ page, signIn, text }) => {
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
        expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(
          true,
        );
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
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('the first tab stop skips the menu', async ({ page, signIn, text }) => {
  await signIn('company');
  await page.goto(shipmentPaths.list);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('app.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('main') !== null),
    'the next stop is in the page',
  ).toBe(true);
});

test.describe('a navigation', () => {
  test('is announced once, by the focus on the heading', async ({ page, signIn, text }) => {
    await signIn('company');
    await page.goto(homePath);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('link', { name: text('app.navigation.myShipments') }).click();
    await expect(heading(page)).toHaveText(text('shipments.list.title'));
    await expect(heading(page)).toBeFocused();
    const live = page.locator('[aria-live], [role="status"], [role="alert"]');
    await expect(live.filter({ hasText: text('shipments.list.title') })).toHaveCount(0);
  });

  test('within a screen does not move the focus', async ({ page, signIn, text }) => {
    await signIn('company');
    await page.goto(shipmentPaths.list);
    const box = page.getByRole('textbox', { name: text('shipments.list.search') });
    await box.click();
    await page.keyboard.type('MZ');
    await expect(page).toHaveURL(/q=MZ/);
    await expect(box).toBeFocused();
  });

  test('starts at the top, and going back restores the position', async ({
    page,
    signIn,
    text,
  }) => {
    await signIn('company');
    await page.goto(shipmentPaths.list);
    const rows = page.getByRole('link', { name: /^MZ\d+$/ });
    await rows.nth(18).scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place, 'the list is longer than the window').toBeGreaterThan(400);
    await rows.nth(18).click();
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
  });
});

test('changing the language changes the title, the direction and nothing else', async ({
  page,
  signIn,
  text,
}) => {
  await signIn('company');
  await page.goto(`${shipmentPaths.list}?status=pending`);
  await page.getByRole('button', { name: text('app.language.switch') }).click();
  const title = textsIn('en')('shipments.list.title');
  await expect(page).toHaveTitle(textsIn('en')('ui.pageTitle', { title }));
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveURL(`${shipmentPaths.list}?status=pending`);
});

test.describe('a dark colour scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('does not change the light design', async ({ page, signIn, text }) => {
    for (const path of [authPaths.signIn, '/nowhere', homePath, shipmentPaths.create]) {
      if (path === homePath) await signIn('company');
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      const colours = await page.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        const box = document.querySelector('input');
        return {
          prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
          scheme: root.colorScheme,
          ground: root.backgroundColor,
          ink: getComputedStyle(document.body).color,
          canvas: box && getComputedStyle(box).colorScheme,
        };
      });
      expect(colours).toMatchObject({
        prefersDark: true,
        scheme: 'light only',
        ground: 'rgb(244, 246, 244)',
        ink: 'rgb(18, 35, 31)',
      });
      if (colours.canvas !== null) expect(colours.canvas).toBe('light only');
    }
    await expect(page.getByText(text('shipments.create.receiver'), { exact: true })).toBeVisible();
  });
});

test('reduced motion makes changes immediate', async ({ page }) => {
  await page.goto(authPaths.signIn);
  await expect(heading(page)).toBeVisible();
  const width = await heading(page).evaluate((element) => {
    element.style.width = '50px';
    return getComputedStyle(element).width;
  });
  expect(width).toBe('50px');
});

test('a window that becomes narrow gets the narrow layout', async ({ page, signIn }) => {
  await signIn('company');
  // Chromium lost some of its rules on one load in five.
  for (let load = 0; load < 12; load += 1) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(homePath);
    await expect(heading(page)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await overhang(page)).toBe(0);
  }
});
