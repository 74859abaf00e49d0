import { ruleOf, same, unless } from '../agreement/rule.ts';
import type { ExampleRule } from './example-rule.ts';

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

const isArabic = (text: string) => unless(ARABIC.test(text), `${text} is not Arabic`);
const isEnglish = (text: string) =>
  unless(LATIN.test(text) && !ARABIC.test(text), `${text} is not English`);

/** Names that are written alike in every language, because their owners do so. */
export const BRANDS: readonly string[] = ['Apple Pay', 'PayPal'];

/** Whether a text has nothing to translate: figures alone, or a brand. */
const isAlike = (text: string) => BRANDS.includes(text) || !/\p{Letter}/u.test(text);

/** Texts and their languages. */
export const texts: readonly ExampleRule[] = [
  ruleOf('a text in two languages is in both', ['LocalizedText'], ({ ar, en }) =>
    ar === en && isAlike(ar) ? [] : [...isArabic(ar), ...isEnglish(en)],
  ),

  ruleOf('a product’s names are in their languages', ['Product', 'ProductInput'], (product) => {
    const { name_ar: ar, name_en: en } = product;
    return [...(ar === undefined ? [] : isArabic(ar)), ...(en === undefined ? [] : isEnglish(en))];
  }),

  ruleOf('a message is in its language', ['OutboxMessage'], ({ locale, text, subject = text }) =>
    [text, subject].flatMap((each) => (locale === 'ar' ? isArabic(each) : isEnglish(each))),
  ),

  ruleOf(
    'a problem is told in Arabic, unless it is asked for in English',
    ['Problem', 'ShipmentConflict', 'PlanConflict', 'TopUpConflict', 'AccountNotSettled'],
    ({ title, detail = title }) =>
      same('the language of detail', ARABIC.test(detail), ARABIC.test(title)),
  ),

  ruleOf('a full name is the first and the last', ['Profile'], (profile) =>
    same('full_name', profile.full_name, `${profile.first_name} ${profile.last_name}`),
  ),
];
