import type { Fixed } from '../../db/columns.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { Grain } from '../../domain/reports/pieces.ts';
import type { ClientSum, MoneySum, OrderSum, ShipmentSum } from '../../domain/reports/sums.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    report_marks: ReportMarksTable;
    clients: ClientsTable;
    shipment_sums: SumsTable<ShipmentSum> & Divided;
    client_sums: SumsTable<ClientSum> & { client: Written<number> };
    money_sums: SumsTable<MoneySum> & Divided;
    order_sums: SumsTable<OrderSum> & { store_id: Written<string> };
    client_counts: ClientCountsTable;
    sums_due: SumsDueTable;
  }
}

/** Database triggers write all of these tables; see the migrations that made them. */
type Written<Value> = Fixed<Value>;

export interface ReportMarksTable {
  account_id: Written<string>;
  /** Before this first day of a month, months, quarters and years that are over have sums too. */
  summed_until: Written<CalendarDay>;
  /** The greatest number of a client that is gone. */
  last_client: Written<number>;
}

/** New rows that are not added up yet. */
export interface SumsDueTable {
  account_id: Written<string>;
  source: Written<'shipment' | 'movement' | 'document'>;
  id: Written<string>;
}

/** Receivers of an account, by their phone numbers. */
export interface ClientsTable {
  account_id: Written<string>;
  number: Written<number>;
  phone: Written<string>;
  /** The key of the city of the last order. */
  city: Written<string>;
  /** The day of the first order. */
  first_on: Written<CalendarDay>;
  last_at: Written<Date>;
  orders: Written<number>;
  /** Halalas: the value of the goods ever delivered. */
  delivered_value: Written<number>;
  /** Both up to the end of each month that is over, by the number of the month. */
  orders_until: Written<number[]>;
  delivered_value_until: Written<number[]>;
}

/** How many clients had an order on a day or in a month that is over. */
export interface ClientCountsTable {
  account_id: Written<string>;
  grain: Written<'day' | 'month'>;
  starts_on: Written<CalendarDay>;
  clients: Written<number>;
}

type SumsTable<Sum extends string> = {
  account_id: Written<string>;
  grain: Written<Grain>;
  starts_on: Written<CalendarDay>;
} & Record<Sum, Written<number>>;

/** By what the sums are divided, and the parts of the key, separated by full stops. */
interface Divided {
  facet: Written<string>;
  key: Written<string>;
}
