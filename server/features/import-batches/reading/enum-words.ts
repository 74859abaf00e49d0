/**
 * Other words for the values of the contract's enums than their names (`ENUM_NAMES`), as shops and
 * their exports write them. Separated by bars.
 */
export const ENUM_WORDS = {
  payment_type: {
    prepaid:
      'paid|pre paid|online payment|credit card|card|mada|visa|mastercard|apple pay|stc pay|tabby|tamara|paypal|bank transfer|no|مدفوع|مدفوعة|مدفوع مقدما|دفع الكتروني|بطاقة|بطاقة ائتمانية|بطاقة ائتمان|مدى|فيزا|ماستركارد|ابل باي|تابي|تمارا|تحويل بنكي|حوالة بنكية|لا',
    cash_on_delivery:
      'cod|cash|cash on delivery (cod)|pay on delivery|yes|دفع عند الاستلام|الدفع عند التسليم|الدفع عند التوصيل|عند الاستلام|نقدا عند الاستلام|نقدي|نقدا|كاش|نعم',
  },
  address_type: {
    residential: 'home|house|apartment|villa|منزل|بيت|شقة|فيلا|المنزل',
    office: 'work|business|company|عمل|العمل|شركة|المكتب|مقر عمل',
  },
  weight_unit: { kg: '', g: '', lb: '' },
  dimension_unit: { cm: '', mm: '', in: '' },
  size: {
    small: 's|صغيرة',
    medium: 'm|متوسطة|وسط',
    large: 'l|كبيرة',
    custom: 'other|مخصص|اخرى',
  },
  shipment_type: {
    parcel: 'package|box|normal|goods|شحنة|عادي|عادية|بضاعة|طرود',
    document: 'doc|docs|document|papers|مستند|وثيقة|وثائق|اوراق',
    fragile: 'breakable|هش|قابلة للكسر|سريع الكسر|سهل الكسر',
    chilled: 'cold|refrigerated|cool|مبردة|تبريد|بارد',
  },
  packaging_type: {
    box: 'carton|boxes|كرتون|كرتونة|علبة',
    bag: 'bags|flyer|polybag|حقيبة|فلاير',
    envelope: 'letter|ظرف',
    tube: 'roll|اسطوانة|لفة',
    pallet: 'pallets|طبلية|بالت|باليت',
  },
  shipping_method: {
    pickup: 'pick up|collection|collect|استلام|استلام من الباب|استلام من المتجر',
    drop_off: 'dropoff|branch|توصيل للفرع|فرع|تسليم بالفرع',
  },
  preferred_delivery_time: {
    '09-12': 'morning|صباحا|الصباح|صباح',
    '12-15': 'noon|midday|ظهرا|الظهر|ظهر',
    '15-18': 'afternoon|عصرا|العصر|عصر',
    '18-21': 'evening|night|مساء|المساء|ليلا',
  },
  service_type: {
    economy: 'economic|saver|اقتصادية|توفير',
    standard: 'normal|regular|عادية|قياسي',
    express: 'fast|quick|سريعة|مستعجل|اكسبرس|اكسبريس',
    same_day: 'sameday|same-day|نفس اليوم|في نفس اليوم',
  },
  preferred_delivery_day: {
    any: 'any|every day|كل يوم|كل الايام|اي',
    sunday: 'sun|احد',
    monday: 'mon|اثنين|الاتنين',
    tuesday: 'tue|tues|ثلاثاء|الثلاثا',
    wednesday: 'wed|اربعاء|الاربعا',
    thursday: 'thu|thur|thurs|خميس',
    friday: 'fri|جمعة',
    saturday: 'sat|سبت',
  },
} as const;
