/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.createShipment':
    'Create shipment new book send ship label إنشاء شحنة جديدة حجز إرسال ملصق بوليصة',
  'app.navigation.myShipments': 'My shipments list orders parcels شحناتي قائمة طلبات طرود',
  'app.navigation.importShipments':
    'Bulk shipments many import file CSV Excel شحنات متعددة استيراد ملف إكسل دفعة',
  'app.navigation.storeOrders': 'Store orders Salla Zid طلبات المتاجر سلة زد',
} as const;
