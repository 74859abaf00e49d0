export const pricingPath = '/shipments/PriceShipment';
