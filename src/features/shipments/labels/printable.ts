import type { Shipment } from '../../../api/generated/model/shipment.ts';

/** What a file of labels asks of a shipment. */
export type Printable = Pick<Shipment, 'id' | 'status' | 'pieces'>;
