import { foldForSearch } from '../../../../../../common/search-text.ts';

/** Words that are part of no name, district, street or landmark: they end what is being read. */
const WORDS = `
السلام عليكم وعليكم ورحمة الله وبركاته مرحبا هلا اهلا ياهلا هلابك اهلين حياك حياكم الو صباح مساء الخير النور تحية طيبة وبعد تحياتي
والله يالغالي الغالي اخوي يعطيك يعطيكم العافية يعافيك يسعدك يسعدكم يحفظكم يبارك شكرا مشكور مشكورين مشكورة ممنون لو سمحت سمحتوا
سمحتو تكرمت تكرمتو تكرمتوا رجاء الرجاء يرجى نرجو نأمل ارجو فضلا فضلكم اذا لو ان انه اني عشان لان لأنه علشان حتى بعدين قبل
كيف كيفكم كيفك الحال حالكم اخباركم يا جماعة شباب حبيبتي حبيبي عزيزتي عزيزي اختي دحين الحين الان اليوم بكرة بكره امس الاسبوع الجاي
ابغى ابغي ابي ابا اريد نبي نبغى ودي محتاج احتاج ممكن ياليت ليت وش ايش متى وين هل ليش كم ما لا لم لن ليس مو مافي مافيه فيه في من
الى على عن مع الي اللي الذي التي هذا هذه هذي ذا ذي هو هي هم انا انت انتم احنا نحن لي لك له لها لهم لنا عندي عندكم عنده معي معها معه
وصلوه وصلوها وصلوا توصلون توصيل التوصيل يوصل توصل يوصله ارسلوه ارسلوها ارسلو ارسلوا ارسال ترسلون الارسال الاستلام التسليم تسليم
استلام سلموه سلموها خلوه خلوها حطوه اعطوه يكون تكون كان صار عدلوا عدلو اغير غير تغيير نقلت انتقلت سكنت ساكن ساكنة ساكنين اسكن اقيم
مقيم عايش بيتي بيتنا البيت بيت منزلي المنزل منزل دوامي دوام الدوام عملي العمل مقر مقري المقر استراحة بالبيت بالدوام
الجديد القديم التالي التالية ادناه اعلاه كالتالي كالاتي هنا هناك هناك نفس نفسه نفسها كل اي واحد ثاني اخر
بيانات بياناتي معلومات معلوماتي التفاصيل تفاصيل الشحن شحن الشحنة شحنة طلب طلبت طلبيتي هدية الهدية كرتون الكرتون البضاعة منتج المنتج
العصر الظهر المغرب العشاء الفجر الصبح الليل المساء الصباح ساعة الساعة يوم الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت ص م
قبل بعد بين اسمحوا تم وقت الوقت اقرب فرصة ضروري مستعجل بسرعة عاجل للتأكيد تأكيد الباب باب الحارس حارس البواب بواب الاسود الابيض
الازرق الاحمر البني الرمادي لون لونه اتصلوا اتصل كلموني دق دقوا دقو رسالة واتساب رقم الرقم عمارة جزاكم خيرا خير بارك فيكم فيك
تكرما مقدما حسابي تحويل التحويل ايصال الايصال كاش شبكة نقدا مدى السعر السعودية خارج داخل
the a an my our your his her is are was were be been am in on at of from with without by as per and or if then than that this these those
there here it its i me we us you u he she they them who what when where why how which can could would will shall should may might must do does did
dont please pls plz kindly thanks thank thankyou thx tks regards best kind warm sincerely cheers yours faithfully hi hello hey heyy heyyy dear team
sir madam good morning evening afternoon night greetings salam assalam assalamu alaikum alaykum 3alaikum 3alaykum wa w shukran shokran sakin sakna abgha abi aby
el talab ywsal ysal ywasel 3ala 3la 3nd fi min ila wasl wasaloh wallah yalla inshallah habibi deliver delivery delivered ship shipping shipped shipment send sending sent
drop leave left put bring give hand receive received received pickup pick order orders parcel package packages item items box gift change changed update updated moved move moving
live lives living stay staying home house work office working flat same new old now last next first second month week weekend day today tomorrow tonight
sunday monday tuesday wednesday thursday friday saturday am pm anytime any time hours hour between after before until till around only just also not no yes ok okay lol
details detail info information below following above name phone mobile number address city district street building guard gate door black white red blue green color
colour security reception back call ring bell text message contact via via through cash card paid pay payment amount total sar riyal riyals invoice
ready asap urgent soon fast careful fragile thnx tysm ty hope well have has had get got one two three both all some more most much very too so
have need want wants needed like love know think sure thing something nothing someone anyone everybody everyone account store shop customer service support
`;

const KEYS = new Set(foldForSearch(WORDS).split(' '));

/** Whether a word, by its key, is an ordinary one. */
export function isCommonWord(key: string): boolean {
  return KEYS.has(key) || (key.startsWith('و') && KEYS.has(key.slice(1)));
}
