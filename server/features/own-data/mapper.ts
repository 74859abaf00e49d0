import type { components } from '../../../openapi/generated/types.ts';
import type { everyQuote, everyShipment, everyTransaction } from './store.ts';
import { toDataUrl } from '../attachments/mapper.ts';
import { toTransaction } from '../balance/mapper.ts';
import { sar } from '../../http/wire-money.ts';
import { toShipment } from '../shipments/mapper.ts';
import { toTrackingEvent } from '../tracking/mapper.ts';

type Schemas = components['schemas'];
type RowOf<Every extends (...given: never[]) => AsyncIterable<unknown>> =
  ReturnType<Every> extends AsyncIterable<infer Row> ? Row : never;

export function toRecordedTransaction({
  transaction,
  entries,
}: RowOf<typeof everyTransaction>): Schemas['RecordedTransaction'] {
  return {
    ...toTransaction(transaction),
    entries: entries.map(({ ledger_account, amount }) => ({ ledger_account, amount: sar(amount) })),
  };
}

export function toRecordedQuote(quote: RowOf<typeof everyQuote>): Schemas['RecordedQuote'] {
  return {
    id: quote.id,
    created_at: quote.created_at.toISOString(),
    expires_at: quote.expires_at.toISOString(),
    request: quote.request,
    ...(quote.used_by !== null && { shipment_id: quote.used_by }),
  };
}

export function toRecordedShipment(
  { shipment, events, attachment }: RowOf<typeof everyShipment>,
  now: Date,
): Schemas['RecordedShipment'] {
  return {
    shipment: toShipment(shipment, now),
    events: events.map(toTrackingEvent),
    ...(attachment && { attachment: toDataUrl(attachment) }),
  };
}
