import type { places } from '../../places.ts';

export type PlaceId = keyof typeof places;

/**
 * By what else people look for a place, in both languages whatever the language of the page: its
 * names and what they call it themselves. Never shown.
 */
export const placeWords: Readonly<Record<PlaceId, string>> = {
  home: 'Home main start dashboard الرئيسية البداية',
  createShipment: 'Create shipment new book send ship label إنشاء شحنة جديدة حجز إرسال بوليصة',
  priceShipment: 'Price a shipment quote compare couriers cost تسعير شحنة مقارنة أسعار تكلفة',
  myShipments: 'My shipments list orders parcels شحناتي قائمة طلبات طرود',
  billing:
    'Billing payment payments balance top up money transactions المدفوعات الدفع الرصيد شحن الرصيد الحركات',
  profile:
    'Profile account settings password security address الملف الشخصي حساب إعدادات كلمة المرور أمان عنوان',
  trace: 'Track shipment trace follow where تتبع شحنة متابعة أين',
};
