import { foldForSearch } from '../../../../../../common/search-text.ts';

/**
 * What words and phrases of a message announce, or say about what follows; bars separate them.
 * Spellings that differ by marks, أ and إ, ة and ه, ى and ي are one, and so are words with و, ف, ب or
 * ل joined before them.
 */
const PHRASES = {
  name: 'الاسم|اسم|اسمي|الاسم الكامل|الاسم كامل|الاسم الثلاثي|الاسم ثلاثي|الاسم الرباعي|الاسم رباعي|الاسم بالكامل|اسمه|اسمها|اسم العميل|اسم العميلة|العميل|العميلة|الزبون|اسم الزبون|name|full name|my name is|my name|names|name is|ismi|esmi|customer name|client name|client|customer|contact|contact name|contact person',
  receiver:
    'المستلم|المستلمة|اسم المستلم|اسم المستلمة|الاستلام باسم|باسم|اسم المرسل إليه|المرسل إليه|المرسل إليها|عناية|recipient|recipient name|recipients name|receiver|receiver name|consignee|attn|attention|in the name of|under the name',
  /** What may be followed by a place as well as by a name. */
  towards:
    'يستلمها|يستلمه|بيستلم|بتستلم|يستلم|تستلم|ship to|ship it to|deliver to|deliver it to|deliver this to|send to|send it to|send this to|for|3ashan',
  kin: 'زوجتي|زوجي|أمي|أبوي|أبي|أخوي|أخي|أختي|ولدي|بنتي|والدتي|والدي|خالي|خالتي|عمتي|عمي|جدتي|جدي|صديقي|صديقتي|صاحبي|صاحبتي|ابن عمي|بنت عمي|ولد عمي|ولد خالي|ولد أختي|ولد أخوي|ابن أختي|ابن أخي|الوالدة|الوالد|زميلي|زميلتي|جاري|جارتي|خطيبي|خطيبتي|خطيبته|موظفي|الاستلام|my mother|my mom|my mum|my father|my dad|my brother|my sister|my sis|my bro|my wife|my husband|my son|my daughter|my friend|my aunt|my uncle|my cousin|my grandmother|my grandfather|my colleague|my neighbor|my neighbour|my flatmate|my roommate|my fiance|my fiancee|my boss|delivery for|package for|parcel for|order for|shipment for|gift for|received by|to be received by',
  intro:
    'أنا|انا اسمي|معاك|معاكم|معك|معكم|معاكي|أخوكم|أختكم|أخوك|أختك|محدثكم|محدثتكم|this is|i am|im|its me|its|here is|ana|maak|ma3ak|m3ak|maakom',
  title:
    'الأستاذ|الأستاذة|استاذ|استاذة|الدكتور|الدكتورة|دكتور|دكتورة|المهندس|المهندسة|مهندس|مهندسة|السيد|السيدة|الشيخ|الشيخة|الأخ|الأخت|الآنسة|العم|الخالة|الكابتن|mr|mrs|ms|miss|dr|eng|engr|prof|sheikh|sheikha|capt|madam|sir',
  phone:
    'جوال|الجوال|جوالي|جواله|جوالها|رقم الجوال|رقم جوال|رقم جوالي|رقم جوالها|رقم جواله|هاتف|الهاتف|رقم الهاتف|هاتف جوال|تلفون|التلفون|تليفون|رقمي|رقمه|رقمها|رقم|الرقم|موبايل|موبايلي|الموبايل|رقم الموبايل|للتواصل|التواصل|رقم التواصل|واتس|واتساب|واتس اب|الواتس|الواتساب|ج|ت|اتصال|اتصلوا|اتصل|دقوا|دقو|كلموني|phone|mobile|mob|tel|telephone|cell|contact number|contact no|number|my number|ph|m|t|whatsapp|call|raqmi|raqam|jawal|jawwal|jawali|jawwali|phone number|mobile number|mobile no|phone no|no',
  receiverPhone:
    'جوال المستلم|جوال المستلمة|رقم المستلم|رقم المستلمة|هاتف المستلم|هاتف المستلمة|رقم جوال المستلم|رقم جوال المستلمة|رقم هاتف المستلم|recipient phone|recipient mobile|recipients phone|recipients mobile|recipient number|receiver phone|receiver mobile|receiver number|receivers phone|receivers mobile|recipient phone number|receiver phone number|الرقم الصحيح|رقمي الصحيح|correct number|right number|correct one',
  otherPhone:
    'هاتف المنزل|هاتف البيت|هاتف العمل|هاتف المكتب|هاتف ثابت|الهاتف الثابت|الثابت|رقم احتياطي|رقم بديل|رقم آخر|رقم ثاني|جوال آخر|جوال ثاني|جوال بديل|احتياط|احتياطي|إذا ما رديت|إذا ما رد|إذا ما ردت|إذا ما ردينا|إذا ما جاوبت|إذا ما أحد رد|إذا محد رد|إذا مارديت|إذا مارد|إذا مشغول|إذا ما لقيتوني|لو ما رديت|لو مارديت|وإلا|alternative|alternate|backup|back up|second number|home phone|home tel|work phone|office phone|landline|if no answer|if no reply|if i dont answer|if i dont pick up|if not reachable|if unreachable|otherwise|fax|فاكس',
  city: 'المدينة|مدينة|مدينتي|city|town|my city|city name',
  region: 'منطقة|المنطقة|إمارة|محافظة|المحافظة|region|province|governorate|emirate',
  district:
    'حي|الحي|اسم الحي|district|dist|neighborhood|neighbourhood|quarter|7ay|7ai|7ayy|hay|hayy|hai|ضاحية|مخطط|إسكان|district name',
  street: 'شارع|الشارع|اسم الشارع|ش|street|st|str|street name',
  road: 'طريق|الطريق|درب|جادة|road|rd|highway|hwy|avenue|ave|boulevard|blvd|lane',
  building:
    'رقم المبنى|المبنى|مبنى|مبنى رقم|رقم البناية|بناية|عمارة|عمارة رقم|رقم العمارة|رقم المنزل|building|building no|building number|bldg|bldg no|bldg number|bld|bldng|house no|house number|house',
  additional:
    'الرقم الإضافي|الرقم الفرعي|رقم إضافي|رقم فرعي|الإضافي|الفرعي|additional number|additional no|additional|secondary number|secondary no|secondary|extra number|add no',
  postal:
    'الرمز البريدي|رمز بريدي|الرمز|رمز|الكود البريدي|كود بريدي|البريدي|postal code|postal|post code|postcode|zip|zip code|zipcode|pin code',
  short:
    'العنوان المختصر|العنوان الوطني|العنوان الوطني المختصر|عنوان مختصر|عنوان وطني|عنواني المختصر|عنواني الوطني|المختصر|الوطني|short address|national address|short national address|nat address|short code|my short address',
  landmark:
    'معلم|المعلم|أقرب معلم|معلم قريب|علامة مميزة|علامة|landmark|nearest landmark|وصف الموقع|وصف العنوان',
  near: 'جنب|بجنب|جمب|جنبنا|بجوار|جوار|بجانب|مقابل|قبال|قدام|أمام|خلف|ورا|وراء|قريب من|قريب|قريبة من|بالقرب من|قرب|يمين|يسار|بين|near|nearby|behind|opposite|opposite to|opp|next to|beside|in front of|across from|close to|facing|adjacent to|between',
  nearPlace: 'بعد|قبل|عند|فوق|تحت|after|before|above|by',
  address:
    'العنوان|عنواني|عنوان|العنوان الجديد|عنواني الجديد|عنوان التوصيل|عنوان المستلم|الموقع|موقعي|اللوكيشن|لوكيشن|address|my address|new address|delivery address|shipping address|location',
  order:
    'رقم الطلب|رقم طلبي|طلبي رقم|الطلب رقم|طلب رقم|الطلب|طلبي|طلبية|الطلبية|رقم الطلبية|رقم الشحنة|الشحنة|رقم التتبع|رقم الفاتورة|فاتورة|رقم الحساب|حساب|الآيبان|ايبان|رقم الهوية|الهوية|هوية|السجل|رقم المرجع|المرجع|الضريبي|order|order no|order id|order number|tracking|tracking number|awb|invoice|invoice no|invoice number|ref|reference|iban|account|id no|vat|sku|code',
  currency: 'ريال|ريالات|رس|ر س|دولار|درهم|دينار|sar|sr|riyal|riyals|rials|usd|aed|dollars',
  amount:
    'المبلغ|مبلغ|السعر|المجموع|الإجمالي|القيمة|قيمة|دفعت|حولت|total|cod|amount|price|paid|pay|value|الدفع|cash|كاش',
  pobox: 'pobox|صندوق|صندوق بريد|صندوق البريد',
  unit: 'شقة|الشقة|شقتي|شقة رقم|رقم الشقة|فيلا|الفيلا|فلة|فله رقم|فيلا رقم|دور|الدور|طابق|الطابق|غرفة|مكتب|مكتب رقم|وحدة|رقم الوحدة|بيت رقم|قطعة|بلك|flat|flat no|apt|apartment|floor|villa|villa no|unit|unit no|office|suite|room|door|block|plot|shop',
  country:
    'السعودية|المملكة|المملكة العربية السعودية|العربية السعودية|saudi arabia|saudi|ksa|kingdom of saudi arabia|kingdom|' +
    'الجوف|القصيم|عسير|الشرقية|المنطقة الشرقية|الحدود الشمالية|aljouf|al jouf|qassim|al qassim|asir|aseer|eastern province|northern borders',
  /** With a colon, the whole line is about something else. */
  sender: 'المرسل|الراسل|اسم المرسل|جوال المرسل|sender|sender name|shipper|sent|subject|cc|date',
  note: 'ملاحظة|ملاحظات|ملاحظه|note|notes|remark|remarks|instructions|تعليمات',
  company:
    'مؤسسة|شركة|متجر|محلات|محل|معرض|مجموعة|مكتبة|صيدلية|company|est|establishment|trading|store|shop|corp|ltd|llc',
  away: 'مسافر|مسافرة|مسافرين|رايح|رايحة|زيارة|مو|مب|مهو|ماهو|ماني|لست|ليس|ليست|مش|بدل|بدال|عوضا|كنت|كان|سابقا|القديم|القديمة|السابق|قديم|flying|travelling|traveling|visiting|trip|not|isnt|old|previous|former|instead|used|was|were|formerly',
  turn: 'بس|لكن|ولكن|إنما|بل|الجديد|الحين|الآن|حاليا|صار|but|now|new|currently|however|so|please|pls|وصلوه|وصلوها|توصلون',
  from: 'من|from',
  into: 'الى|إلى|ل|لـ|to',
  at: 'في|ب|بـ|in|at|3ala|fi',
  or: 'أو|او|or|يا',
} as const;

/** Places that landmarks are: what comes after بعد may be a time as well. */
const PLACE_NOUNS = new Set(
  foldForSearch(
    'مسجد جامع مدرسة مدارس مستشفى مستوصف محطة مطعم بقالة تموينات حديقة سوق أسواق مول صيدلية دوار إشارة بنك فندق قصر برج مركز كافيه مقهى مخبز محل سوبرماركت هايبر جامعة كلية نادي كوبري جسر بنزين مغسلة ملعب روضة عيادة سنتر بلدية شرطة مطار مجمع ' +
      'mosque masjid school hospital station gas petrol restaurant supermarket market mall pharmacy roundabout signal bank hotel palace tower center centre cafe bakery university college club bridge park clinic plaza building',
  ).split(' '),
);

/** Whether a word, by its key, is a kind of place. */
export function isPlaceNoun(key: string): boolean {
  return PLACE_NOUNS.has(key) || PLACE_NOUNS.has(key.replace(/^ال/, ''));
}

/** What a phrase announces. */
export type PhraseKind = keyof typeof PHRASES;

/** The kinds of a phrase by its words, joined by spaces; the first that names it counts. */
const KINDS = new Map<string, PhraseKind>();
for (const [kind, phrases] of Object.entries(PHRASES) as [PhraseKind, string][]) {
  for (const phrase of phrases.split('|').map(foldForSearch)) {
    if (!KINDS.has(phrase)) KINDS.set(phrase, kind);
  }
}
const LONGEST = 4;
const BEGINNINGS = new Set([...KINDS.keys()].map((phrase) => phrase.split(' ')[0] ?? ''));

/** The longest phrase that the words begin with, and how many of them it takes. */
export function phraseAt(words: readonly string[]): { kind: PhraseKind; length: number } | null {
  for (const { word: first } of bare(words[0] ?? '')) {
    if (!BEGINNINGS.has(first)) continue;
    for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
      const kind = KINDS.get([first, ...words.slice(1, length)].join(' '));
      if (kind) return { kind, length };
    }
  }
  return null;
}

/** A word, and what it is without the letters that Arabic joins before it. */
export function bare(word: string): { word: string; joined: string }[] {
  const all = [{ word, joined: '' }];
  let rest = word;
  for (let length = 1; length < 3 && /^[وفبلك](?=\p{L}{2})/u.test(rest); length += 1) {
    // للرياض is ل and الرياض.
    rest = rest.startsWith('لل') ? `ال${rest.slice(2)}` : rest.slice(1);
    all.push({ word: rest, joined: word.slice(0, length) });
  }
  return all;
}
