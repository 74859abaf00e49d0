import type { Locator, Page } from '@playwright/test';
import { galleryPath } from '../src/features/gallery/paths.ts';
import { expect, test } from './support/test.ts';

// Many steps in one page.
test.setTimeout(120_000);

const start = new Date('2026-11-21T09:00:00Z');

/** Opens the same piece of the gallery repeatedly, with a clock that only the test moves. */
function openerOf(page: Page, piece: string): () => Promise<void> {
  let opened = 0;
  return async () => {
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 1280, height: 800 });
    if (opened === 0) await page.clock.install({ time: start });
    else await page.clock.resume();
    opened += 1;
    await page.goto(`${galleryPath}?piece=${piece}`);
    // Not earlier: fast-forwarding the clock would time out pending requests.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.pauseAt(new Date(start.getTime() + opened * 600_000));
  };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is measured is not shown');
  return box;
}

for (const language of ['ar', 'en'] as const) {
  test.describe(`toasts in ${language}`, () => {
    test.use({ language });

    const show = (page: Page, name: string) =>
      page.getByRole('button', { name, exact: true }).click();

    test('behave', async ({ page, text }) => {
      const begin = openerOf(page, 'toasts');
      const corner = page.getByRole('region', { name: text('ui.toasts', { hotkey: 'F8' }) });
      /** Newest first. */
      const toasts = corner.getByRole('listitem');
      await test.step('stay 5,000 ms and are gone 200 ms later', async () => {
        await begin();
        await show(page, 'success');
        await page.mouse.move(0, 0);
        await page.clock.runFor(4999);
        await expect(toasts).toHaveAttribute('data-open', 'true');
        await page.clock.runFor(1);
        await expect(toasts).toHaveAttribute('data-open', 'false');
        await page.clock.runFor(199);
        await expect(toasts).toHaveCount(1);
        await page.clock.runFor(1);
        await expect(toasts).toHaveCount(0);
      });

      await test.step('wait while the pointer is on one, and continue with the remaining time', async () => {
        await begin();
        await show(page, 'success');
        await show(page, 'info');
        await page.clock.runFor(3000);
        await toasts.first().hover();
        await page.clock.runFor(60_000);
        await expect(toasts).toHaveCount(2);
        await page.mouse.move(0, 0);
        await page.clock.runFor(1999);
        await expect(toasts.last()).toHaveAttribute('data-open', 'true');
        await page.clock.runFor(1);
        await expect(toasts.last()).toHaveAttribute('data-open', 'false');
      });

      await test.step('do not wait for a pointer on one that it closed', async () => {
        await begin();
        await show(page, 'success');
        await show(page, 'info');
        await toasts
          .last()
          .getByRole('button', { name: text('ui.close') })
          .click();
        await page.clock.runFor(200);
        await expect(toasts).toHaveCount(1);
        await page.mouse.move(200, 300);
        await page.clock.runFor(5200);
        await expect(toasts).toHaveCount(0);
      });

      await test.step('wait while the keyboard is in them; F8 moves there and Escape closes', async () => {
        await begin();
        const success = page.getByRole('button', { name: 'success', exact: true });
        const info = page.getByRole('button', { name: 'info', exact: true });
        await success.press('Enter');
        await info.press('Enter');
        await page.keyboard.press('F8');
        await expect(toasts.first().getByRole('button')).toBeFocused();
        await page.clock.runFor(60_000);
        await expect(toasts).toHaveCount(2);

        await page.keyboard.press('Escape');
        await expect(toasts.first()).toHaveAttribute('data-open', 'false');
        await expect(toasts.last().getByRole('button')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(info).toBeFocused();
        await page.clock.runFor(200);
        await expect(toasts).toHaveCount(0);
      });

      await test.step('lose no time in a hidden tab', async () => {
        await begin();
        await show(page, 'success');
        await page.mouse.move(0, 0);
        const turn = (hidden: boolean) =>
          page.evaluate((value) => {
            Object.defineProperty(document, 'hidden', { value, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
          }, hidden);
        await page.clock.runFor(4000);
        await turn(true);
        await page.clock.runFor(60_000);
        await turn(false);
        await page.clock.runFor(999);
        await expect(toasts).toHaveAttribute('data-open', 'true');
        await page.clock.runFor(1);
        await expect(toasts).toHaveAttribute('data-open', 'false');
      });

      await test.step('are announced: failures at once, the others politely', async () => {
        await begin();
        await expect(corner.getByRole('list')).toHaveAttribute('aria-live', 'polite');
        await show(page, 'error');
        await expect(corner.getByRole('alert')).toContainText(text('ui.failed.title'));
      });

      for (const width of [1280, 390]) {
        await test.step(`are bottom right, 16 px apart, five at most, at ${width}`, async () => {
          await begin();
          await page.setViewportSize({ width, height: 800 });
          await show(page, 'six long ones');
          await page.clock.runFor(1);
          const cards = corner.getByRole('alert');
          await expect(cards).toHaveCount(5);
          const boxes = await Promise.all((await cards.all()).map(boxOf));
          const [foot] = boxes;
          expect(foot && width - (foot.x + foot.width)).toBeCloseTo(16, 1);
          expect(foot && 800 - (foot.y + foot.height)).toBeCloseTo(16, 1);
          boxes.forEach((box, index) => {
            const above = boxes[index + 1];
            if (above) expect(box.y - (above.y + above.height)).toBeCloseTo(16, 1);
            expect(box.x).toBeGreaterThanOrEqual(16);
            expect(box.y).toBeGreaterThanOrEqual(0);
          });
        });
      }

      await test.step('scroll if the screen is too low for them', async () => {
        await begin();
        await page.setViewportSize({ width: 390, height: 480 });
        const cards = corner.getByRole('alert');
        await show(page, 'six long ones');
        await page.clock.runFor(1);
        await expect(cards.first()).toBeInViewport({ ratio: 1 });
        await cards.last().getByRole('button').focus();
        await expect(cards.last()).toBeInViewport({ ratio: 1 });
      });

      await test.step('stay above a bar at the bottom of the screen', async () => {
        await begin();
        await page.evaluate(() => {
          document.documentElement.style.setProperty('--foot-inset', '96px');
        });
        await show(page, 'error');
        await page.clock.runFor(1);
        const box = await boxOf(corner.getByRole('alert'));
        expect(800 - (box.y + box.height)).toBeCloseTo(96, 1);
      });
    });
  });
}

for (const language of ['ar', 'en'] as const) {
  test.describe(`a tooltip in ${language}`, () => {
    test.use({ language, hasTouch: true });

    const nowhere = { x: 0, y: 0 };
    const controls = (page: Page) => page.locator('#tooltip').getByRole('button');
    const leave = (page: Page) => page.mouse.move(nowhere.x, nowhere.y);

    test('behaves', async ({ page }) => {
      const begin = openerOf(page, 'tooltip');
      await test.step('shows after 700 ms, and the next at once within 300 ms', async () => {
        await begin();
        const control = controls(page);
        const bubble = page.getByRole('tooltip');
        await control.nth(0).hover();
        const [first = '', second = '', third = ''] = await control.evaluateAll((all) =>
          all.map((each) => each.getAttribute('aria-label') ?? ''),
        );
        await page.clock.runFor(699);
        await expect(bubble).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(bubble).toHaveText(first);

        await leave(page);
        await expect(bubble).toHaveCount(0);
        await page.clock.runFor(299);
        await control.nth(1).hover();
        await expect(bubble).toHaveText(second);

        await leave(page);
        await page.clock.runFor(301);
        await control.nth(2).hover();
        await page.clock.runFor(699);
        await expect(bubble).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(bubble).toHaveText(third);
      });

      await test.step('stays while the pointer is on its text', async () => {
        await begin();
        const bubble = page.getByRole('tooltip');
        await controls(page).first().hover();
        await page.clock.runFor(700);
        const { x, y, width, height } = await boxOf(bubble);
        await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
        await page.clock.runFor(5000);
        await expect(bubble).toBeVisible();
        await leave(page);
        await expect(bubble).toHaveCount(0);
      });

      await test.step('shows to the keyboard at once; Escape closes it and nothing else', async () => {
        await begin();
        const bubble = page.getByRole('tooltip');
        const control = controls(page).first();
        await control.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused();
        await expect(bubble).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(bubble).toHaveCount(0);
        await expect(control).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(bubble).toHaveText(
          (await controls(page).nth(1).getAttribute('aria-label')) ?? '',
        );
      });

      await test.step('disappears on a press', async () => {
        await begin();
        const control = controls(page).first();
        await control.hover();
        await page.clock.runFor(700);
        await expect(page.getByRole('tooltip')).toBeVisible();
        await page.mouse.down();
        await expect(page.getByRole('tooltip')).toHaveCount(0);
      });

      await test.step('shows on a long touch, and stays for a moment after it', async () => {
        await begin();
        const bubble = page.getByRole('tooltip');
        const { x, y, width, height } = await boxOf(controls(page).first());
        const finger = await page.context().newCDPSession(page);
        const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
        await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await page.clock.runFor(699);
        await expect(bubble).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(bubble).toBeVisible();
        await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await page.clock.runFor(1499);
        await expect(bubble).toBeVisible();
        await page.clock.runFor(1);
        await expect(bubble).toHaveCount(0);
      });
    });
  });

  test.describe(`a copy button in ${language}`, () => {
    test.use({ language });

    test('reports the result', async ({ page, context, text }) => {
      const begin = openerOf(page, 'copy-button');
      await test.step('copies and says so', async () => {
        await begin();
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page
          .getByRole('button', { name: text('ui.copy.trackingNumber') })
          .first()
          .click();
        await expect(page.getByRole('status').first()).toHaveText(text('ui.copy.done'));
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MZ18506813098');
        await page.clock.runFor(2000);
        await expect(page.getByRole('status').first()).toHaveText('');
      });

      await test.step('says if the browser refuses', async () => {
        await begin();
        await page.evaluate(() => {
          navigator.clipboard.writeText = () =>
            Promise.reject(new DOMException('', 'NotAllowedError'));
        });
        await page
          .getByRole('button', { name: text('ui.copy.trackingNumber') })
          .first()
          .click();
        await expect(page.getByRole('alert')).toContainText(text('ui.copy.failed'));
      });
    });
  });

  test.describe(`a countdown in ${language}`, () => {
    test.use({ language });

    test('follows the clock in all cases, and is announced in its last minute', async ({
      page,
      text,
    }) => {
      await openerOf(page, 'countdown')();
      const running = page.getByTestId('running');
      await page.getByRole('button', { name: 'start' }).click();
      await expect(running.getByRole('timer')).toHaveText('01:02');
      await page.clock.runFor(1000);
      await expect(running.getByRole('timer')).toHaveText('01:01');
      await expect(running.getByRole('status')).toHaveText('');
      await page.clock.setSystemTime(new Date(start.getTime() - 3_600_000));
      await page.clock.runFor(1000);
      await expect(running.getByRole('timer')).toHaveText('01:00');
      await expect(running.getByRole('status')).toHaveText(text('ui.countdown.lastMinute'));
      await page.clock.runFor(60_000);
      await expect(running.getByRole('timer')).toHaveText('00:00');
    });
  });

  test.describe(`money in ${language}`, () => {
    test.use({ language });

    test('is shown with the riyal sign, read out and copied with "SAR"', async ({ page }) => {
      await openerOf(page, 'text-kinds')();
      const amount = page.getByText('SAR').first().locator('..');
      await expect(amount.locator('svg')).toHaveAttribute('aria-hidden', 'true');
      const copied = await amount.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString();
      });
      expect(copied).toBe('SAR\u00a01,250.00');
    });
  });
}
