import { oneLanguage } from './support/journeys.ts';
import { expectPictures, isTakingPictures } from './support/picture.ts';
import { expectGoodScreen } from './support/screen.ts';
import { exampleTime, open } from './support/stop.ts';
import { expect, test } from './support/test.ts';
import { galleryPath } from '../src/features/gallery/paths.ts';

const isFull = process.env.TEST_COUNTS === 'full';

for (const language of oneLanguage) {
  test.describe(language, () => {
    test.use({ language });
    test.setTimeout(240_000);

    test('every piece of the gallery looks as reviewed', async ({ page }) => {
      await page.clock.setFixedTime(exampleTime);
      await open(page, galleryPath);
      const pieces = page.locator('[data-piece]');
      const names = await pieces.evaluateAll((all) => all.map(({ id }) => id));
      expect(names.length).toBeGreaterThan(30);
      for (const width of isFull || isTakingPictures() ? [1280, 390] : [1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForLoadState('networkidle');
        await expectGoodScreen(page, `gallery in ${language} at ${width}`);
        await expectPictures(
          pieces,
          names.map((name) => `${language}-${width}/gallery/${name}`),
        );
      }
    });
  });
}
