/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.priceShipment':
    'Price a shipment quote compare couriers cost تسعير شحنة مقارنة أسعار تكلفة',
} as const;
