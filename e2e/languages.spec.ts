import { isPseudo, localeOf } from '../src/i18n/locale.ts';
import { watchRest } from './languages/at-rest.ts';
import { judgePseudo, judgeText } from './languages/judge-texts.ts';
import { KnownData } from './languages/known-data.ts';
import { textsOf } from './languages/page-texts.ts';
import { billingStops } from './languages/billing-stops.ts';
import { profileStops } from './languages/profile-stops.ts';
import { keysStops } from './languages/keys-stops.ts';
import { questionnaireStops } from './languages/questionnaire-stops.ts';
import { shellStops } from './languages/shell-stops.ts';
import { shipmentStops } from './languages/shipments-stops.ts';
import { signedOutStops } from './languages/signed-out-stops.ts';
import { namesIn } from './support/names.ts';
import { overhang } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** What the walk types into forms. */
const typed = 'عميل تجريبي أحمد الجُهنى شارع حي بجوار برج العيّنة منشأة تجريبية عباءة';

/** Where the languages are looked at; what is too long shows first where there is little room. */
const widths = { ar: [390, 1280], en: [1280], pseudo: [390] } as const;

/** The made-up language, which nobody reads, is walked at the full counts of `make verify` only. */
const languages =
  process.env.TEST_COUNTS === 'full' ? (['ar', 'en', 'pseudo'] as const) : (['ar', 'en'] as const);

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    for (const { name, provokes = [], visit } of [
      ...signedOutStops,
      ...shellStops,
      ...shipmentStops,
      ...billingStops,
      ...profileStops,
      ...questionnaireStops,
      ...keysStops,
    ]) {
      test.describe(name, () => {
        test.use({ provokes });

        test('says nothing in another language or order', async ({
          page,
          text,
          signIn,
          clientOf,
        }) => {
          const locale = localeOf(language);
          const data = new KnownData(locale);
          data.listenTo(page);
          data.add(typed);
          const rest = watchRest(page);
          const resize = async (size: { width: number; height: number } | null) => {
            if (size && size.width !== page.viewportSize()?.width) await page.setViewportSize(size);
          };

          await visit({
            page,
            text,
            signIn,
            clientOf,
            names: await namesIn(await clientOf('company'), language),
            digits: (plain) => plain,
            async look(state, part = page.locator('body')) {
              const size = page.viewportSize();
              for (const width of widths[language]) {
                await resize({ width, height: 800 });
                await rest(part);
                const texts = await textsOf(part);
                await data.learned();
                const faults = texts.flatMap((said) =>
                  isPseudo(language) ? judgePseudo(said, data) : judgeText(said, locale, data),
                );
                const place = `${name}, ${state} at ${width}`;
                expect.soft([...new Set(faults)], place).toEqual([]);
                expect.soft(await overhang(page), `${place} scrolls sideways`).toBe(0);
              }
              await resize(size);
            },
          });
        });
      });
    }
  });
}
