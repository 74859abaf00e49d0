import { othersFor } from './support/journeys.ts';
import { stops } from './support/stops.ts';
import { test } from './support/test.ts';

// Many steps in one page.
test.setTimeout(120_000);

const isFull = process.env.TEST_COUNTS === 'full';

/**
 * People fill in and open each state in Arabic, then read it in both languages. Visits in English,
 * and in the pseudo-language, which nobody reads, belong to the full counts of `make verify`.
 */
const languages = isFull ? (['ar', 'en', 'pseudo'] as const) : (['ar'] as const);

/** Tests of journeys and of the mock's scenarios judge these states too; full counts walk them. */
const judgedElsewhere = [
  ...['registration', 'forgotten password', 'create form to the end', 'several products'],
  ...['labels', 'import booking'],
];
const isWhole = isFull || process.env.PICTURES_TO !== undefined;
const visited = stops.filter(([name]) => isWhole || !judgedElsewhere.includes(name));

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, othersJudged: othersFor(language) });

    for (const [name, visit] of visited) {
      test(name, async ({ form, checkScreen, signIn, enterAsNew, clientOf, provoke }) => {
        await visit({ ...form, signIn, enterAsNew, clientOf, checkScreen, provoke });
      });
    }
  });
}
