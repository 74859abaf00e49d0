import type { components } from '../../openapi/generated/types.ts';
import type { LocalizedText } from '../domain/rate-card.ts';
import { ACTIVITY_NAMES } from './activity-names.ts';
import { REPORT_NAMES } from './report-names.ts';

type Schemas = components['schemas'];

/** The enums of the contract by the names of their fields. */
interface EnumValues {
  service_type: Schemas['ServiceType'];
  shipping_method: Schemas['ShippingMethod'];
  shipment_type: Schemas['ShipmentType'];
  packaging_type: Schemas['PackagingType'];
  size: Schemas['ParcelSize'];
  source: Schemas['ShipmentSource'];
  address_type: Schemas['AddressType'];
  tier: Schemas['CourierTier'];
  payment_type: Schemas['PaymentType'];
  payment_method: Schemas['PaymentMethod'];
  payment_status: Schemas['PaymentStatus'];
  status: Schemas['ShipmentStatus'];
  tracking_status: Schemas['TrackingStatus'];
  failure_reason: Schemas['DeliveryFailureReason'];
  weekday: Schemas['Weekday'];
  preferred_delivery_day: Schemas['DeliveryDay'];
  preferred_delivery_time: Schemas['DeliveryWindow'];
  weight_unit: Schemas['WeightUnit'];
  dimension_unit: Schemas['DimensionUnit'];
  sender_field: Schemas['SenderField'];
  lane: Schemas['Lane'];
  ledger_kind: Schemas['LedgerKind'];
  how_to_sell: Schemas['SalesChannel'];
  top_up_method: Schemas['TopUpMethod'];
  top_up_status: Schemas['TopUpStatus'];
  payment_failure: Schemas['PaymentFailure'];
  activity_action: Schemas['ActivityAction'];
  activity_group: Schemas['ActivityGroup'];
  activity_actor: Schemas['ActivityActorKind'];
  activity_field: Schemas['ActivityField'];
  delivery_emails: Schemas['DeliveryEmails'];
  rating_part: Schemas['RatingPart'];
  plan_tier: Schemas['PlanTier'];
  plan_period: Schemas['PlanPeriod'];
  plan_limit: Schemas['PlanLimit'];
  subscription_status: Schemas['SubscriptionStatus'];
  tax_document_kind: Schemas['TaxDocumentKind'];
  tax_document_subject: Schemas['TaxDocumentSubject'];
  tax_document_type: Schemas['TaxDocumentType'];
  credit_reason: Schemas['CreditReason'];
  report: Schemas['ReportName'];
  report_dimension: Schemas['ReportDimension'];
  report_measure: Schemas['ReportMeasure'];
}

const DAYS: Record<Schemas['Weekday'], LocalizedText> = {
  sunday: { ar: 'الأحد', en: 'Sunday' },
  monday: { ar: 'الاثنين', en: 'Monday' },
  tuesday: { ar: 'الثلاثاء', en: 'Tuesday' },
  wednesday: { ar: 'الأربعاء', en: 'Wednesday' },
  thursday: { ar: 'الخميس', en: 'Thursday' },
  friday: { ar: 'الجمعة', en: 'Friday' },
  saturday: { ar: 'السبت', en: 'Saturday' },
};

/** The display names of the contract's values; a missing one does not compile. */
export const ENUM_NAMES: {
  [Name in Schemas['EnumName']]: Record<EnumValues[Name], LocalizedText>;
} = {
  service_type: {
    economy: { ar: 'اقتصادي', en: 'Economy' },
    standard: { ar: 'عادي', en: 'Standard' },
    express: { ar: 'سريع', en: 'Express' },
    same_day: { ar: 'في اليوم نفسه', en: 'Same day' },
  },
  shipping_method: {
    pickup: { ar: 'استلام من المرسل', en: 'Pick-up' },
    drop_off: { ar: 'تسليم في الفرع', en: 'Drop-off' },
  },
  shipment_type: {
    parcel: { ar: 'طرد', en: 'Parcel' },
    document: { ar: 'مستندات', en: 'Documents' },
    fragile: { ar: 'قابل للكسر', en: 'Fragile' },
    chilled: { ar: 'مبرّد', en: 'Chilled' },
  },
  packaging_type: {
    box: { ar: 'صندوق', en: 'Box' },
    bag: { ar: 'كيس', en: 'Bag' },
    envelope: { ar: 'مظروف', en: 'Envelope' },
    tube: { ar: 'أنبوب', en: 'Tube' },
    pallet: { ar: 'منصة نقالة', en: 'Pallet' },
  },
  size: {
    small: { ar: 'صغير', en: 'Small' },
    medium: { ar: 'متوسط', en: 'Medium' },
    large: { ar: 'كبير', en: 'Large' },
    custom: { ar: 'مقاس آخر', en: 'Custom' },
  },
  source: {
    website: { ar: 'الموقع', en: 'Website' },
    api: { ar: 'واجهة برمجية', en: 'API' },
    import: { ar: 'استيراد', en: 'Import' },
    salla: { ar: 'سلة', en: 'Salla' },
    zid: { ar: 'زد', en: 'Zid' },
  },
  address_type: {
    residential: { ar: 'سكني', en: 'Residential' },
    office: { ar: 'مكتب', en: 'Office' },
  },
  tier: {
    bronze: { ar: 'برونزي', en: 'Bronze' },
    silver: { ar: 'فضي', en: 'Silver' },
    gold: { ar: 'ذهبي', en: 'Gold' },
    platinum: { ar: 'بلاتيني', en: 'Platinum' },
  },
  payment_type: {
    prepaid: { ar: 'مدفوع مسبقًا', en: 'Prepaid' },
    cash_on_delivery: { ar: 'الدفع عند الاستلام', en: 'Cash on delivery' },
  },
  payment_method: {
    balance: { ar: 'الرصيد', en: 'Balance' },
  },
  payment_status: {
    paid: { ar: 'مدفوعة', en: 'Paid' },
    refunded: { ar: 'مستردة', en: 'Refunded' },
    partly_refunded: { ar: 'مستردة جزئيًا', en: 'Partly refunded' },
    cod_pending: { ar: 'التحصيل قيد الانتظار', en: 'COD pending' },
    cod_collected: { ar: 'تم التحصيل', en: 'COD collected' },
    cod_remitted: { ar: 'تم تحويل المبلغ', en: 'COD remitted' },
  },
  status: {
    pending: { ar: 'قيد الشحن', en: 'In shipping' },
    completed: { ar: 'تم الاستلام', en: 'Received' },
    cancelled: { ar: 'ملغاة', en: 'Cancelled' },
    failed: { ar: 'ملغاة', en: 'Cancelled' },
  },
  tracking_status: {
    created: { ar: 'تم إنشاء الشحنة', en: 'Shipment created' },
    picked_up: { ar: 'استلمتها شركة الشحن', en: 'Collected' },
    in_transit: { ar: 'في الطريق', en: 'In transit' },
    at_hub: { ar: 'في مركز الفرز', en: 'At the sorting hub' },
    out_for_delivery: { ar: 'خرجت للتوصيل', en: 'Out for delivery' },
    delivery_attempted: { ar: 'محاولة توصيل', en: 'Delivery attempted' },
    delivered: { ar: 'تم التوصيل', en: 'Delivered' },
    returning: { ar: 'في طريق الإرجاع', en: 'On its way back' },
    returned: { ar: 'تم الإرجاع إلى المرسل', en: 'Returned to sender' },
    cancelled: { ar: 'تم الإلغاء', en: 'Cancelled' },
    failed: { ar: 'تعذّر الشحن', en: 'Failed' },
  },
  failure_reason: {
    absent: { ar: 'المستلم غير موجود', en: 'Receiver absent' },
    refused: { ar: 'رفض المستلم الشحنة', en: 'Receiver refused it' },
    address: { ar: 'العنوان غير واضح أو خاطئ', en: 'Address unclear or wrong' },
    damaged: { ar: 'الطرد تالف', en: 'Parcel damaged' },
    other: { ar: 'سبب آخر', en: 'Another reason' },
  },
  weekday: DAYS,
  preferred_delivery_day: { any: { ar: 'أي يوم', en: 'Any day' }, ...DAYS },
  preferred_delivery_time: {
    '09-12': { ar: 'من 9 صباحًا إلى 12 ظهرًا', en: '9 am to 12 noon' },
    '12-15': { ar: 'من 12 ظهرًا إلى 3 عصرًا', en: '12 noon to 3 pm' },
    '15-18': { ar: 'من 3 عصرًا إلى 6 مساءً', en: '3 pm to 6 pm' },
    '18-21': { ar: 'من 6 إلى 9 مساءً', en: '6 pm to 9 pm' },
  },
  weight_unit: {
    kg: { ar: 'كجم', en: 'kg' },
    g: { ar: 'جم', en: 'g' },
    lb: { ar: 'رطل', en: 'lb' },
  },
  dimension_unit: {
    cm: { ar: 'سم', en: 'cm' },
    mm: { ar: 'مم', en: 'mm' },
    in: { ar: 'بوصة', en: 'in' },
  },
  sender_field: {
    contact_name: { ar: 'اسم المرسل', en: 'Sender name' },
    contact_number: { ar: 'رقم هاتف المرسل', en: 'Sender phone' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    address: { ar: 'العنوان', en: 'Address' },
    city: { ar: 'المدينة', en: 'City' },
    country: { ar: 'الدولة', en: 'Country' },
    amount_to_collect: { ar: 'المبلغ المطلوب تحصيله', en: 'Amount to collect' },
    address_type: { ar: 'نوع العنوان', en: 'Address type' },
    company: { ar: 'الشركة', en: 'Company' },
    backup_phone: { ar: 'رقم هاتف بديل', en: 'Backup phone' },
    phone_code: { ar: 'رمز الاتصال الدولي', en: 'Calling code' },
    postal_code: { ar: 'الرمز البريدي', en: 'Postal code' },
    volume: { ar: 'الحجم', en: 'Volume' },
    gross_weight: { ar: 'الوزن الإجمالي', en: 'Gross weight' },
    pickup_name: { ar: 'اسم مسلِّم الطرد', en: 'Pick-up name' },
    return_name: { ar: 'اسم مستلم المرتجع', en: 'Return name' },
    collecting_money: { ar: 'تسليم المبالغ المحصّلة', en: 'Hand over collected cash' },
  },
  lane: {
    intra_city: { ar: 'داخل المدينة', en: 'Within the city' },
    domestic: { ar: 'بين المدن', en: 'Between cities' },
    international: { ar: 'دولي', en: 'International' },
  },
  ledger_kind: {
    top_up: { ar: 'إضافة رصيد', en: 'Top-up' },
    top_up_reversal: { ar: 'استرداد مبلغ مدفوع', en: 'Payment reversed' },
    shipment_charge: { ar: 'تكلفة شحنة', en: 'Shipment charge' },
    shipment_refund: { ar: 'استرداد تكلفة شحنة', en: 'Shipment refund' },
    delivery_charge: { ar: 'تكلفة توصيل بعد الإلغاء', en: 'Delivery after cancellation' },
    cash_back: { ar: 'استرداد نقدي', en: 'Cash back' },
    cash_back_reversal: { ar: 'إلغاء استرداد نقدي', en: 'Cash back reversal' },
    return_charge: { ar: 'تكلفة إرجاع', en: 'Return charge' },
    subscription_charge: { ar: 'اشتراك في باقة', en: 'Plan subscription' },
    subscription_refund: { ar: 'استرداد أيام غير مستخدمة', en: 'Refund for unused days' },
    cod_collected: { ar: 'تحصيل عند الاستلام', en: 'COD collected' },
    cod_remitted: { ar: 'تحويل مبالغ التحصيل', en: 'COD remitted' },
  },
  how_to_sell: {
    social_media: { ar: 'وسائل التواصل الاجتماعي', en: 'Social media' },
    messaging: { ar: 'تطبيقات المراسلة', en: 'Messaging apps' },
    shop: { ar: 'محل تجاري', en: 'A shop' },
    marketplace: { ar: 'منصات بيع', en: 'Marketplaces' },
    exhibitions: { ar: 'معارض وأسواق موسمية', en: 'Exhibitions and markets' },
    phone_orders: { ar: 'طلبات هاتفية', en: 'Orders by phone' },
    other: { ar: 'طريقة أخرى', en: 'Another way' },
  },
  top_up_method: {
    credit_card: { ar: 'بطاقة بنكية', en: 'Card' },
    paypal: { ar: 'PayPal', en: 'PayPal' },
    apple_pay: { ar: 'Apple Pay', en: 'Apple Pay' },
  },
  top_up_status: {
    pending: { ar: 'قيد الدفع', en: 'Being paid' },
    paid: { ar: 'مدفوعة', en: 'Paid' },
    failed: { ar: 'لم تنجح', en: 'Failed' },
    expired: { ar: 'انتهت مهلتها', en: 'Expired' },
  },
  payment_failure: {
    declined: { ar: 'رفض البنك العملية', en: 'Declined by the bank' },
    insufficient_funds: { ar: 'الرصيد في البطاقة غير كافٍ', en: 'Not enough money on the card' },
    expired_card: { ar: 'البطاقة منتهية', en: 'The card has expired' },
    authentication_failed: { ar: 'لم يكتمل التحقق من البنك', en: 'The bank could not verify you' },
    cancelled: { ar: 'تم إلغاء العملية', en: 'Cancelled' },
    other: { ar: 'سبب آخر', en: 'Another reason' },
  },
  ...ACTIVITY_NAMES,
  delivery_emails: {
    each: { ar: 'عند كل توصيل', en: 'At each delivery' },
    daily: { ar: 'مرة في اليوم', en: 'Once a day' },
    never: { ar: 'أبدًا', en: 'Never' },
  },
  rating_part: {
    on_time: { ar: 'الالتزام بالموعد', en: 'On time' },
    condition: { ar: 'سلامة الطرد', en: 'Parcel’s condition' },
    driver: { ar: 'تعامل المندوب', en: 'Driver' },
    cash_paid_out: { ar: 'صرف مبالغ التحصيل', en: 'Cash paid out' },
    support: { ar: 'خدمة العملاء', en: 'Support' },
  },
  plan_tier: {
    basic: { ar: 'الأساسية', en: 'Basic' },
    intermediate: { ar: 'المتوسطة', en: 'Intermediate' },
    advanced: { ar: 'المتقدمة', en: 'Advanced' },
  },
  plan_period: {
    monthly: { ar: 'شهري', en: 'Monthly' },
    yearly: { ar: 'سنوي', en: 'Yearly' },
  },
  plan_limit: {
    cash_back: { ar: 'استرداد نقدي من أجرة الشحن', en: 'Cash back on shipping' },
    api_keys: { ar: 'مفاتيح الربط', en: 'API keys' },
    saved_receivers: { ar: 'المستلمون المحفوظون', en: 'Saved receivers' },
    saved_presets: { ar: 'الطرود المحفوظة', en: 'Saved parcels' },
    courier_rules: { ar: 'قواعد اختيار شركة الشحن', en: 'Rules for choosing a courier' },
    products: { ar: 'المنتجات', en: 'Products' },
    stores: { ar: 'المتاجر المربوطة', en: 'Connected stores' },
    webhook_endpoints: { ar: 'عناوين الإشعارات', en: 'Webhook endpoints' },
    labels_in_file: { ar: 'شحنات في ملف ملصقات واحد', en: 'Shipments in one file of labels' },
    import_rows: { ar: 'صفوف في استيراد واحد', en: 'Rows in one import' },
  },
  subscription_status: {
    active: { ar: 'سارٍ', en: 'Active' },
    grace: { ar: 'في مهلة السداد', en: 'Payment overdue' },
  },
  tax_document_kind: {
    invoice: { ar: 'فاتورة', en: 'Invoice' },
    credit_note: { ar: 'إشعار دائن', en: 'Credit note' },
  },
  tax_document_subject: {
    carriage: { ar: 'أجرة شحن', en: 'Shipping' },
    return: { ar: 'إرجاع إلى المرسل', en: 'Return to sender' },
    delivery: { ar: 'توصيل بعد الاسترداد', en: 'Delivery after a refund' },
    subscription: { ar: 'اشتراك في باقة', en: 'Plan subscription' },
  },
  tax_document_type: {
    standard: { ar: 'ضريبية', en: 'Standard' },
    simplified: { ar: 'ضريبية مبسطة', en: 'Simplified' },
  },
  credit_reason: {
    cancelled: { ar: 'إلغاء الشحنة', en: 'Shipment cancelled' },
    refused: { ar: 'رفضت شركة الشحن الطلب', en: 'Booking refused by the courier' },
    lost: { ar: 'ضاع الطرد', en: 'Parcel lost' },
    plan_changed: {
      ar: 'تغيير الباقة قبل انتهاء مدتها',
      en: 'Plan changed before its period ended',
    },
  },
  ...REPORT_NAMES,
};
