import { othersFor } from './support/journeys.ts';
import { isFull } from './support/stop.ts';
import { stops } from './support/stops.ts';
import { test } from './support/test.ts';

// Many steps in one page, at full counts each in both languages and at both widths.
test.setTimeout(isFull ? 300_000 : 120_000);

/**
 * People fill in and open each state in Arabic, then read it in both languages. Visits in English,
 * and in the pseudo-language, which nobody reads, belong to the full counts of `make verify`.
 */
const languages = isFull ? (['ar', 'en', 'pseudo'] as const) : (['ar'] as const);

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, othersJudged: othersFor(language) });

    for (const [name, visit] of stops) {
      test(name, async ({ form, checkScreen, signIn, enterAsNew, clientOf, provoke }) => {
        await visit({ ...form, signIn, enterAsNew, clientOf, checkScreen, provoke });
      });
    }
  });
}
