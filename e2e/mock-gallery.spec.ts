import { galleryPath } from '../src/features/gallery/paths.ts';
import { expectLook } from './support/look.ts';
import { exampleTime } from './support/mock-addresses.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ar', 'en'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${language} at ${width}`, () => {
      test.use({ language, viewport: { width, height: 800 } });

      test('every piece of the gallery looks as reviewed', async ({ page }) => {
        test.setTimeout(240_000);
        await page.clock.setFixedTime(exampleTime);
        await page.goto(galleryPath);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const pieces = await page.locator('[data-piece]').all();
        expect(pieces.length).toBeGreaterThan(30);
        for (const piece of pieces) {
          const name = await piece.getAttribute('data-piece');
          await expectLook(piece, `${language}-${width}/gallery/${name ?? 'nameless'}`);
        }
      });
    });
  }
}
