import { stops } from './support/stops.ts';
import { test } from './support/test.ts';

// Many steps in one page.
test.setTimeout(120_000);

/** The made-up language, which nobody reads, is walked at the full counts of `make verify` only. */
const languages =
  process.env.TEST_COUNTS === 'full' ? (['ar', 'en', 'pseudo'] as const) : (['ar', 'en'] as const);

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    for (const { name, provokes = [], visit } of stops) {
      test.describe(name, () => {
        test.use({ provokes });

        test('is judged in every state', async ({ form, look, signIn, enterAsNew, clientOf }) => {
          await visit({ ...form, signIn, enterAsNew, clientOf, look });
        });
      });
    }
  });
}
