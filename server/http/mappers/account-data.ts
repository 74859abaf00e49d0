import type { components } from '../../../openapi/generated/types.ts';
import type { everyQuote, everyShipment, everyTransaction } from '../../db/account-data.ts';
import { toDataUrl } from './attachment.ts';
import { toTransaction } from './balance.ts';
import { sar } from './money.ts';
import { toShipment } from './shipment.ts';
import { toTrackingEvent } from './tracking.ts';

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
