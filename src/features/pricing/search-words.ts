/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.priceShipment':
    'Compare prices price a shipment quote couriers cost مقارنة الأسعار تسعير شحنة تكلفة',
} as const;
