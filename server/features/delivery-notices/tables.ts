import type { Fixed, FixedTime, Time } from '../../db/columns.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    delivery_notices: DeliveryNoticesTable;
  }
}

/** A delivered shipment that its account will get an e-mail about. Deleted once that was sent. */
export interface DeliveryNoticesTable {
  account_id: Fixed<string>;
  shipment_id: Fixed<string>;
  /** When the delivery was recorded. */
  delivered_at: FixedTime;
  /** When to send it next; while it is being sent, when to do so again if the process dies. */
  due_at: Time;
  /** E-mails with it that were begun. */
  tries: number;
}
