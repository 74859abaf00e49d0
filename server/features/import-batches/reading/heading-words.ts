import type { ImportField } from './import-fields.ts';

/** Words that say of a heading that it is about the receiver, the payer or the sender. */
export const SIDE_WORDS = {
  receiver:
    'receiver|recipient|consignee|customer|client|buyer|shipping|delivery|to|ship to|deliver to|المستلم|للمستلم|العميل|للعميل|الزبون|المشتري|المرسل اليه|الشحن|التوصيل|الى',
  billing: 'billing|bill to|invoice|الفاتوره|الفوتره',
  sender: 'sender|shipper|from|origin|store|merchant|المرسل|للمرسل|الراسل|الشاحن|المتجر|التاجر',
} as const;

/**
 * What columns are called besides their headings in templates, the usual words first; bars separate
 * them. Words for a side are left out: `customer phone` is found as `phone` of the receiver. Headings
 * of a field of the receiver need no such word, unless marked by a plus; those of the sender do.
 */
export const HEADING_WORDS: Readonly<Partial<Record<ImportField, string>>> = {
  reference_id:
    'order number|order no|order id|order|reference|reference id|reference number|ref|order reference|order ref|رقم الطلب|رقم الطلبيه|الطلب|المرجع|رقم المرجع|رقم مرجع الطلب|مرجع الطلب',
  sku: 'sku|product sku|item sku|lineitem sku|product code|item code|رمز المنتج|كود المنتج|رقم المنتج|رمز التخزين',
  product_name:
    'product|product name|item|item name|items|products|product names|lineitem name|description|goods|content|contents|goods description|المنتج|اسم المنتج|المنتجات|اسماء المنتجات|وصف المنتج|وصف الشحنه|وصف المحتوي|المحتوي|محتوي الشحنه|البضاعه|الوصف|اسماء المنتجات مع sku',
  quantity:
    'quantity|qty|lineitem quantity|item quantity|quantity refund|count|items count|الكميه|عدد المنتجات|كميه المنتج|كميه',
  price:
    'value|goods value|declared value|order subtotal|order subtotal amount|subtotal|sub total|product value|order value|price|product price|item price|item cost|order total|order total amount|total|total amount|amount|قيمه البضاعه|قيمه المنتجات|القيمه|قيمه الطلب|مجموع السله|مجموع المنتجات|السعر|سعر المنتج|القيمه المصرح بها|اجمالي الطلب|السعر الاجمالي|الاجمالي|المبلغ|المجموع',
  unit_price:
    'unit price|price per unit|price per item|price per piece|price each|lineitem price|سعر الوحده|سعر القطعه|سعر الحبه|price of one piece',
  payment_type:
    'payment type|payment method|payment method title|payment|payment mode|paid by|financial status|payment status|طريقه الدفع|نوع الدفع|وسيله الدفع|الدفع|حاله الدفع|how the goods are paid|طريقه دفع ثمن البضاعه',
  'sender.amount_to_collect':
    'amount to collect|cod amount|cod value|cod|cash on delivery amount|cash on delivery|collect amount|cash to collect|amount due|المبلغ المطلوب تحصيله|مبلغ التحصيل|قيمه التحصيل|المبلغ المحصل|مبلغ الدفع عند الاستلام|قيمه الدفع عند الاستلام|الدفع عند الاستلام|التحصيل',
  'receiver.full_name':
    'name|full name|receiver|recipient|consignee|customer|contact name|contact|first name|المستلم|العميل|المرسل إليه|اسم|الاسم|الاسم الكامل|اسم كامل|الاسم الاول|اسم اول',
  'receiver.last_name': 'last name|family name|surname|الاسم الاخير|اسم العائله|العائله|اللقب',
  'receiver.phone':
    'phone|mobile|phone number|mobile number|mobile phone|telephone|tel|cell|contact number|contact phone|whatsapp|جوال|الجوال|رقم الجوال|هاتف|الهاتف|رقم الهاتف|موبايل|رقم الموبايل|رقم التواصل|+رقم',
  'receiver.country':
    'country|country code|country name|destination country|دوله|الدوله|البلد|رمز الدوله',
  'receiver.state':
    'state|region|province|state code|state name|province name|governorate|منطقه|المنطقه|المنطقه الاداريه|المقاطعه|المحافظه|الاماره',
  'receiver.city':
    'city|town|destination city|destination|city name|المدينه|مدينه|الي مدينه|مدينه الوجهه|الوجهه',
  'receiver.district': 'district|neighborhood|neighbourhood|area|suburb|الحي|حي|اسم الحي',
  'receiver.street_name':
    'street|street name|address|street address|address line 1|address 1|address1|address line|address 1 2|full address|الشارع|شارع|اسم الشارع|العنوان|عنوان|العنوان الكامل|تفاصيل العنوان|العنوان التفصيلي',
  'receiver.building_no':
    'building number|building no|building|house number|house no|building name|رقم المبني|المبني|رقم المنزل|رقم البنايه',
  'receiver.postal_code':
    'postal code|postcode|post code|zip|zip code|zipcode|postal|الرمز البريدي|رمز بريدي|الكود البريدي',
  'receiver.additional_number':
    'additional number|additional no|secondary number|extra number|الرقم الاضافي|الرقم الفرعي',
  'receiver.short_address':
    'short address|national address|short national address|national short address|العنوان المختصر|عنوان مختصر|العنوان الوطني|العنوان الوطني المختصر',
  'receiver.landmark':
    'landmark|address line 2|address 2|address2|address details|near|apartment|unit|unit number|اقرب معلم|معلم|علامه مميزه|وصف العنوان|رقم الوحده|رقم الشقه|معلومات اضافيه للعنوان',
  'receiver.address_type': 'address type|location type|نوع العنوان',
  'receiver.email': 'email|email address|mail|بريد|البريد الالكتروني|الايميل|البريد|بريد الكتروني',
  'receiver.company':
    'company|company name|business name|organization|شركه|اسم الشركه|الشركه|المنشاه',
  'receiver.message':
    'gift message|message|message with the parcel|رساله|رساله الاهداء|رساله مع الطرد|الرساله',
  weight:
    'weight|total weight|parcel weight|package weight|actual weight|shipment weight|order weight|الوزن|وزن|وزن الشحنه|وزن الطرد|الوزن الكلي|اجمالي الوزن|وزن المنتج',
  weight_unit: 'weight unit|unit of weight|وحده الوزن',
  length: 'length|parcel length|طول|الطول|طول الطرد',
  width: 'width|parcel width|عرض|العرض|عرض الطرد',
  height: 'height|depth|parcel height|ارتفاع|الارتفاع|ارتفاع الطرد',
  dimension_unit: 'dimension unit|dimensions unit|unit of length|وحده الابعاد|وحده القياس',
  size: 'size|parcel size|package size|box size|المقاس|الحجم|مقاس الطرد|حجم الطرد',
  pieces:
    'pieces|number of pieces|no of pieces|parcels|packages|boxes|number of boxes|package count|عدد القطع|القطع|عدد الطرود|عدد الكراتين|عدد الصناديق',
  shipment_type: 'shipment type|parcel type|package type|type|نوع الشحنه|نوع الطرد|النوع',
  packaging_type: 'packaging|packaging type|package|التغليف|نوع التغليف|طريقه التغليف',
  shipping_method:
    'handover|handover method|pickup or drop off|collection method|طريقه التسليم لشركه الشحن|طريقه التسليم|طريقه تسليم الطرد',
  preferred_delivery_day:
    'preferred delivery day|preferred delivery date|preferred day|delivery day|delivery date|يوم التوصيل المفضل|يوم التوصيل|تاريخ التوصيل|موعد التوصيل|اليوم المفضل',
  preferred_delivery_time:
    'preferred delivery time|preferred time|delivery time|delivery window|time slot|وقت التوصيل المفضل|وقت التوصيل|فتره التوصيل|الوقت المفضل',
  courier:
    'courier|carrier|shipping company|courier name|delivery company|shipping carrier|courier company|شركه الشحن|شركه التوصيل|الناقل|اسم شركه الشحن',
  service_type: 'service type|service|service level|نوع الخدمه|الخدمه|خدمه الشحن',
  note: 'note|notes|customer note|customer notes|remarks|comment|comments|instructions|delivery instructions|delivery notes|special instructions|ملاحظه|ملاحظات|ملاحظه لشركه الشحن|ملاحظات التوصيل|تعليمات التوصيل|ملاحظات الطلب|order notes',
  company:
    'store name|brand|label name|sender company on label|اسم المتجر|الاسم التجاري|العلامه التجاريه|اسم المرسل علي بوليصه الشحن',
  'sender.contact_name': 'name|full name|contact name|contact|اسم|الاسم',
  'sender.contact_number':
    'phone|mobile|phone number|mobile number|contact number|جوال|هاتف|رقم|رقم الجوال|رقم الهاتف',
  'sender.email': 'email|email address|بريد|البريد الالكتروني|الايميل',
  'sender.company': 'company|company name|شركه|اسم الشركه',
  'sender.address': 'address|street|address line 1|عنوان|العنوان|شارع',
  'sender.city': 'city|مدينه|المدينه|من مدينه',
  'sender.country': 'country|country code|دوله|الدوله',
  'sender.postal_code': 'postal code|postcode|zip|zip code|الرمز البريدي|رمز بريدي',
  'sender.address_type': 'address type|نوع عنوان|نوع العنوان',
  'sender.backup_phone': 'backup phone|second phone|alternative phone|هاتف بديل|جوال بديل',
  'sender.phone_code': 'calling code|phone code|رمز اتصال|رمز الاتصال',
};

/**
 * Exports of shops whose headings mean something else than elsewhere, told by a heading that only
 * they have: in Shopify's, `Name` is the number of the order. The second are WooCommerce's.
 */
export const SHOPS: readonly {
  sign: string;
  fields: Readonly<Partial<Record<ImportField, string>>>;
}[] = [
  {
    sign: 'lineitem name',
    fields: {
      reference_id: 'name',
      product_name: 'lineitem name',
      quantity: 'lineitem quantity',
      sku: 'lineitem sku',
      price: 'subtotal|total',
      unit_price: 'lineitem price',
      payment_type: 'payment method|financial status',
      'receiver.full_name': 'shipping name|billing name',
      'receiver.company': 'shipping company|billing company',
      'receiver.phone': 'shipping phone|phone|billing phone',
      'receiver.street_name': 'shipping street|shipping address1|billing street|billing address1',
      'receiver.landmark': 'shipping address2|billing address2',
    },
  },
  ...['first name billing', 'billing first name'].map((sign) => ({
    sign,
    fields: {
      product_name: 'item name',
      'receiver.company': 'shipping company|billing company|company shipping|company billing',
    } as const,
  })),
];
