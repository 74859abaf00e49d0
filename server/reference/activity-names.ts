import type { components } from '../../openapi/generated/types.ts';
import type { LocalizedText } from '../domain/rate-card.ts';

type Schemas = components['schemas'];

/** What the activity log calls things. */
export const ACTIVITY_NAMES: {
  activity_action: Record<Schemas['ActivityAction'], LocalizedText>;
  activity_group: Record<Schemas['ActivityGroup'], LocalizedText>;
  activity_actor: Record<Schemas['ActivityActorKind'], LocalizedText>;
  activity_field: Record<Schemas['ActivityField'], LocalizedText>;
} = {
  activity_action: {
    account_opened: { ar: 'فتح الحساب', en: 'Account opened' },
    signed_in: { ar: 'تسجيل الدخول', en: 'Signed in' },
    sign_in_code_sent: { ar: 'إرسال رمز تسجيل الدخول', en: 'Sign-in code sent' },
    sign_in_failed: { ar: 'محاولة دخول بكلمة مرور خاطئة', en: 'Sign-in refused: wrong password' },
    wrong_code_entered: { ar: 'إدخال رمز خاطئ', en: 'Wrong code entered' },
    device_code_sent: { ar: 'إرسال رمز تأكيد جهاز', en: 'Code to confirm a device sent' },
    device_confirmed: { ar: 'تأكيد جهاز', en: 'Device confirmed' },
    confirmation_code_sent: { ar: 'إرسال رمز تأكيد الهوية', en: 'Code to confirm identity sent' },
    identity_confirmed: { ar: 'تأكيد الهوية', en: 'Identity confirmed' },
    signed_out: { ar: 'تسجيل الخروج', en: 'Signed out' },
    session_ended: { ar: 'إنهاء جلسة جهاز آخر', en: 'Another device signed out' },
    other_sessions_ended: { ar: 'إنهاء جلسات الأجهزة الأخرى', en: 'All other devices signed out' },
    password_changed: { ar: 'تغيير كلمة المرور', en: 'Password changed' },
    password_reset_requested: { ar: 'طلب كلمة مرور جديدة', en: 'New password requested' },
    password_reset_confirmed: {
      ar: 'تأكيد رمز كلمة المرور الجديدة',
      en: 'Code for a new password confirmed',
    },
    password_reset: { ar: 'تعيين كلمة مرور جديدة', en: 'Password reset' },
    email_changed: { ar: 'تغيير البريد الإلكتروني', en: 'E-mail changed' },
    phone_changed: { ar: 'تغيير رقم الهاتف', en: 'Phone changed' },
    verification_code_sent: { ar: 'إرسال رمز التوثيق', en: 'Verification code sent' },
    contact_verified: { ar: 'توثيق وسيلة اتصال', en: 'Contact verified' },
    second_step_changed: { ar: 'تغيير التحقق بخطوتين', en: 'Second step changed' },
    data_downloaded: { ar: 'تنزيل بيانات الحساب', en: 'Account data downloaded' },
    activity_downloaded: { ar: 'تنزيل سجل النشاط', en: 'Activity log downloaded' },
    profile_updated: { ar: 'تعديل الملف الشخصي', en: 'Profile edited' },
    picture_updated: { ar: 'تغيير الصورة', en: 'Picture changed' },
    picture_removed: { ar: 'إزالة الصورة', en: 'Picture removed' },
    questionnaire_submitted: {
      ar: 'إرسال استبيان الأعمال',
      en: 'Business questionnaire submitted',
    },
    questionnaire_dismissed: {
      ar: 'تجاهل دعوة الاستبيان',
      en: 'Questionnaire invitation dismissed',
    },
    api_key_created: { ar: 'إنشاء مفتاح ربط', en: 'API key created' },
    api_key_rotated: { ar: 'تجديد المفتاح السري', en: 'Secret key rotated' },
    api_key_revoked: { ar: 'إبطال مفتاح ربط', en: 'API key revoked' },
    store_webhook_renewed: { ar: 'تجديد رابط استقبال الطلبات', en: 'Store webhook renewed' },
    shipment_created: { ar: 'إنشاء شحنة', en: 'Shipment created' },
    shipment_updated: { ar: 'تعديل شحنة', en: 'Shipment edited' },
    shipment_cancelled: { ar: 'إلغاء شحنة', en: 'Shipment cancelled' },
    attachment_updated: { ar: 'إرفاق ملف بشحنة', en: 'File attached to a shipment' },
    attachment_removed: { ar: 'إزالة مرفق شحنة', en: 'Attachment removed' },
    labels_created: { ar: 'تجهيز بوالص الشحن', en: 'Labels prepared' },
    receiver_address_completed: {
      ar: 'أكمل المستلم عنوانه',
      en: 'Address completed by the receiver',
    },
    top_up_created: { ar: 'بدء شحن الرصيد', en: 'Top-up started' },
    top_up_retried: { ar: 'إعادة محاولة شحن الرصيد', en: 'Top-up retried' },
    transactions_downloaded: { ar: 'تنزيل حركات الرصيد', en: 'Balance movements downloaded' },
    receiver_saved: { ar: 'حفظ مستلم', en: 'Receiver saved' },
    receiver_updated: { ar: 'تعديل مستلم محفوظ', en: 'Saved receiver edited' },
    receiver_deleted: { ar: 'حذف مستلم محفوظ', en: 'Saved receiver deleted' },
    preset_saved: { ar: 'حفظ طرد', en: 'Parcel saved' },
    preset_updated: { ar: 'تعديل طرد محفوظ', en: 'Saved parcel edited' },
    preset_deleted: { ar: 'حذف طرد محفوظ', en: 'Saved parcel deleted' },
  },
  activity_group: {
    security: { ar: 'الأمان', en: 'Security' },
    profile: { ar: 'الملف الشخصي', en: 'Profile' },
    integrations: { ar: 'الربط', en: 'Integrations' },
    shipments: { ar: 'الشحنات', en: 'Shipments' },
    balance: { ar: 'الرصيد', en: 'Balance' },
    saved: { ar: 'المستلمون والطرود المحفوظة', en: 'Saved receivers and parcels' },
  },
  activity_actor: {
    session: { ar: 'جهاز سجّل الدخول', en: 'Signed-in device' },
    api_key: { ar: 'مفتاح ربط', en: 'API key' },
    visitor: { ar: 'دون تسجيل دخول', en: 'Not signed in' },
  },
  activity_field: {
    first_name: { ar: 'الاسم الأول', en: 'First name' },
    last_name: { ar: 'اسم العائلة', en: 'Last name' },
    company_name: { ar: 'اسم الشركة', en: 'Company name' },
    email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
    phone: { ar: 'رقم الهاتف', en: 'Phone' },
    country: { ar: 'الدولة', en: 'Country' },
    state: { ar: 'المنطقة', en: 'Region' },
    city: { ar: 'المدينة', en: 'City' },
    street_name: { ar: 'الشارع', en: 'Street' },
    building_no: { ar: 'رقم المبنى', en: 'Building number' },
    landmark: { ar: 'أقرب معلم', en: 'Landmark' },
    office: { ar: 'رقم المكتب أو الوحدة', en: 'Office or unit' },
    postal_code: { ar: 'الرمز البريدي', en: 'Postal code' },
    short_address: { ar: 'العنوان المختصر', en: 'Short address' },
    address_type: { ar: 'نوع العنوان', en: 'Address type' },
    locale: { ar: 'لغة الرسائل', en: 'Language of messages' },
    second_step: { ar: 'التحقق بخطوتين', en: 'Second step' },
    low_balance_threshold: { ar: 'حد التنبيه', en: 'Low-balance threshold' },
  },
};
