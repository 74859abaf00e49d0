import { describe, expect, it } from 'vitest';
import { ids, languages, wordsOf, type Language } from './testing/catalogues.ts';
import { readUnusedWords, wrongWordsOf } from './testing/glossary.ts';
import { textsOfContract, textsOfServer, type FoundText } from './testing/texts-beyond-screens.ts';

const unused = readUnusedWords();
const wrongWords = wrongWordsOf(unused);

const sources: [name: string, texts: FoundText[]][] = [
  ['screens', textsOfScreens()],
  ['the server', textsOfServer()],
  ['the contract', textsOfContract()],
];

describe.each(sources)('texts of %s', (_name, texts) => {
  it.each(languages)('are found in %s', (language) => {
    expect(texts.filter((each) => each.language === language).length).toBeGreaterThan(300);
  });

  it('use the terms of the glossary', () => {
    const wrong = texts.flatMap(({ place, language, text }) =>
      wrongWords(language, text).map(
        ({ word, term }) => `${place}: “${word}” is “${term}” in “${text}”`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Sentences as they might be written, each with one wrong word, and the term for it. */
const planted: [language: Language, text: string, term: string][] = [
  ['ar', 'رصيدك منخفض. اشحن رصيدك لتتابع إنشاء الشحنات.', 'إضافة رصيد'],
  ['ar', 'سيُشحن الرصيد من بطاقتك المحفوظة كل شهر.', 'إضافة رصيد'],
  ['ar', 'سلّم الطرد إلى الناقل قبل الساعة الرابعة.', 'شركة شحن'],
  ['ar', 'أقصى وزن للطرد ⁨30⁩ كغم.', 'كجم، كيلوجرام'],
  ['ar', 'المبلغ في محفظتك الآن.', 'الرصيد'],
  ['ar', 'اكتب رقم جوالك لنرسل إليك الرمز.', 'رقم الهاتف'],
  ['ar', 'حُفظت التغييرات', 'تم حفظ، تم إنشاء، …'],
  ['ar', 'اختر طريقة الشحن: استلام أو تسليم في الفرع.', 'طريقة تسليم الطرد'],
  ['ar', 'اطبع وثيقة النقل وأرفقها بالطرد.', 'بوليصة الشحن'],
  ['ar', 'لا تشارك كلمة السر مع أحد.', 'كلمة المرور'],
  ['en', 'Your wallet is empty.', 'balance'],
  ['en', 'Recharge your account to ship again.', 'top up'],
  ['en', 'The recipient was not at home.', 'receiver'],
  ['en', 'Carriage is charged when you book.', 'shipping, shipping cost'],
  ['en', 'Choose a shipping method.', 'hand-over method'],
  ['en', 'The carrier collects the parcel tomorrow.', 'courier'],
  ['en', 'Enter the national address of the receiver.', 'National Address'],
  ['en', 'We sent you an e-mail with the code.', 'email'],
  ['en', 'It stands beside the transaction.', 'next to'],
  ['en', 'An account with this phone exists by now.', 'already, so far'],
];

it.each(planted)('a wrong word is found in %s: %s', (language, text, term) => {
  const terms = wrongWords(language, text).map((wrong) => wrong.term);
  expect([...new Set(terms)]).toEqual([term]);
});

it('words are right where the glossary makes an exception, and as parts of other words', () => {
  const right: [Language, string][] = [
    ['en', 'The credit note names the invoice.'],
    ['en', 'Enter your National Address.'],
    ['en', 'Zippers and immobile goods are fine.'],
    ['ar', 'اختر بلد المنشأ ثم اطبع بوليصة الشحن.'],
    ['ar', 'لم تُحفظ التغييرات، ولا شحن الآن. محفوظ في الرصيد.'],
  ];
  for (const [language, text] of right) expect(wrongWords(language, text), text).toEqual([]);
});

it('every word that is not used can be found, and no term uses one', () => {
  for (const { language, word, term } of unused) {
    const found = wrongWords(language, word.replaceAll('…', ''));
    expect(found, word).toContainEqual({ word, term });
    expect(wrongWords(language, term), term).toEqual([]);
  }
});

function textsOfScreens(): FoundText[] {
  return languages.flatMap((language) =>
    ids.flatMap((id) => wordsOf(language, id).map((text) => ({ place: id, language, text }))),
  );
}
