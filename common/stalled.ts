/** Hours without news after which a shipment on its way seems to stand still. */
export const STALLED_AFTER_HOURS = 72;
