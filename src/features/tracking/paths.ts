/** Name of the query parameter with several tracking numbers. */
export const numbersParameter = 'numbers';

const start = '/trace';
const shipmentPattern = `${start}/:id`;

export const trackingPaths = {
  start,
  several: (trackingNumbers: readonly string[]) =>
    `${start}?${numbersParameter}=${trackingNumbers.map(encodeURIComponent).join(',')}`,
  shipmentPattern,
  shipment: (trackingNumber: string) =>
    shipmentPattern.replace(':id', () => encodeURIComponent(trackingNumber)),
} as const;
