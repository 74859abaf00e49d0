import { placeKey } from '../../../../../../common/city-names.ts';

/** Towns that are not among the listed cities, and places abroad: what they name is no district. */
const PLACES =
  'الخرج|القطيف|عنيزة|الرس|حفر الباطن|الظهران|سيهات|صفوى|رابغ|القنفذة|بيشة|محايل|محايل عسير|صبيا|أبو عريش|صامطة|الدوادمي|المجمعة|الزلفي|شقراء|الأفلاج|وادي الدواسر|السليل|الدرعية|المزاحمية|القويعية|عفيف|رفحاء|طريف|القريات|دومة الجندل|تيماء|ضباء|الوجه|أملج|العلا|خيبر|البكيرية|البدائع|المذنب|الليث|الجموم|رنية|الخرمة|تربة|النماص|بلجرشي|المخواة|شرورة|أحد رفيدة|سراة عبيدة|ظهران الجنوب|رأس تنورة|بقيق|الخفجي|النعيرية|العيون|المبرز|رماح|ثادق|حريملاء|' +
  'al kharj|kharj|qatif|unaizah|onaizah|ar rass|hafr al batin|hafar al batin|dhahran|saihat|safwa|rabigh|qunfudhah|bisha|muhayil|sabya|abu arish|samtah|dawadmi|majmaah|zulfi|shaqra|aflaj|wadi ad dawasir|diriyah|muzahmiyah|quwayiyah|afif|rafha|turaif|qurayyat|dumat al jandal|tayma|duba|umluj|al ula|alula|khaybar|bukayriyah|badai|lith|jumum|nimas|baljurashi|sharurah|ahad rafidah|ras tanura|abqaiq|buqayq|khafji|mubarraz|' +
  'دبي|أبوظبي|الشارقة|عجمان|الكويت|البحرين|المنامة|الدوحة|قطر|مسقط|عمان|القاهرة|مصر|الأردن|بيروت|صنعاء|الإمارات|' +
  'dubai|abu dhabi|sharjah|ajman|kuwait|bahrain|manama|doha|qatar|muscat|oman|cairo|egypt|jordan|amman|beirut|uae|london|istanbul';

/** The keys (see `placeKey`) of towns and countries that no shipment form lists as cities. */
export const otherPlaces: ReadonlySet<string> = new Set(PLACES.split('|').map(placeKey));
