/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportAmount } from './report-amount.ts';
import type { ReportCount } from './report-count.ts';
import type { ReportGrams } from './report-grams.ts';
import type { ReportHundredths } from './report-hundredths.ts';
import type { ReportMinutes } from './report-minutes.ts';
import type { ReportShare } from './report-share.ts';

/**
 * Figures, each present only where its report shows it. A share or a mean of nothing is left out.
 */
export interface ReportValues {
  /** Shipments booked in the period, cancelled ones included. */
  orders?: ReportCount;
  /** Of the orders, those that have been delivered. */
  delivered?: ReportCount;
  /** Of the orders, those that are neither delivered, returned, failed nor cancelled yet. */
  under_way?: ReportCount;
  /** Of the orders, those that came back to the sender. */
  returned?: ReportCount;
  /** Of the orders, those that ended without delivery or return: lost, given up, or refused by the courier. */
  failed?: ReportCount;
  /** Of the orders, those that were cancelled. */
  cancelled?: ReportCount;
  /** `delivered` as a share of the orders that are delivered, returned or failed. */
  success_rate?: ReportShare;
  /** Of the delivered orders, those delivered on or before the expected day. */
  on_time?: ReportCount;
  /** `on_time` as a share of `delivered`. */
  on_time_rate?: ReportShare;
  /** Attempts to deliver the orders that failed. */
  failed_attempts?: ReportCount;
  /** Failed attempts because the receiver was absent. */
  attempts_absent?: ReportCount;
  /** Failed attempts because the receiver refused the parcel. */
  attempts_refused?: ReportCount;
  /** Failed attempts because the address was unclear or wrong. */
  attempts_address?: ReportCount;
  /** Failed attempts because the parcel was damaged. */
  attempts_damaged?: ReportCount;
  /** Failed attempts for another reason, or without a reason. */
  attempts_other?: ReportCount;
  /** Delivery attempts, including successful ones, for each delivered order. */
  attempts_per_delivery?: ReportHundredths;
  /** Value of the goods in the orders. */
  goods_value?: ReportAmount;
  /** Chargeable weight of the orders. */
  weight?: ReportGrams;
  /** Of the orders, those with cash on delivery. */
  cash_orders?: ReportCount;
  /** Cash on delivery of the orders. */
  cash_to_collect?: ReportAmount;
  /** What the carriage of the orders cost, including VAT: charges and returns less refunds and cash back. */
  cost?: ReportAmount;
  /** `cost` divided by `orders`. */
  cost_per_order?: ReportAmount;
  /** `cost` divided by the chargeable weight in kilograms. */
  cost_per_kilogram?: ReportAmount;
  /** Base fees of the orders. */
  base_fees?: ReportAmount;
  /** Fees for the weight of the orders. */
  weight_fees?: ReportAmount;
  /** Fees for cash on delivery of the orders. */
  cod_fees?: ReportAmount;
  /** Surcharges for remote areas. */
  remote_area_fees?: ReportAmount;
  /** VAT on the fees of the orders. */
  vat?: ReportAmount;
  /** Refunds of the orders, less what was charged again, including VAT. */
  refunds?: ReportAmount;
  /** Prices of returns, including VAT. */
  return_fees?: ReportAmount;
  /** Cash back on the orders. */
  cash_back?: ReportAmount;
  /** `cod_fees` as a share of all fees, excluding VAT. */
  cod_fee_share?: ReportShare;
  /** `remote_area_fees` as a share of all fees, excluding VAT. */
  remote_area_fee_share?: ReportShare;
  /** Fees of the orders as booked, including VAT. */
  charges?: ReportAmount;
  /** What the orders would have cost at the cheapest price quoted for each, including VAT. */
  cheapest_charges?: ReportAmount;
  /** `charges` less `cheapest_charges`. */
  above_cheapest?: ReportAmount;
  /** Shipments delivered in the period, regardless of when they were booked. */
  deliveries?: ReportCount;
  /** Value of the goods delivered in the period. */
  delivered_value?: ReportAmount;
  /** Cash on delivery of the shipments delivered in the period. */
  delivered_cash?: ReportAmount;
  /** `cost` of the shipments delivered in the period. */
  delivered_cost?: ReportAmount;
  /** `delivered_value` less `delivered_cost`. */
  margin?: ReportAmount;
  /** Cash on delivery that couriers have collected and not paid out yet, whatever the period. */
  cash_due?: ReportAmount;
  /** Shipments that `cash_due` comes from. */
  cash_due_orders?: ReportCount;
  /** Receivers with an order in the period. A client is one phone number within the account. */
  clients?: ReportCount;
  /** Of the clients, those whose first order is in the period. */
  new_clients?: ReportCount;
  /** Of the clients, those whose first order is before the period. */
  returning_clients?: ReportCount;
  /** Of the orders with cash on delivery, those for which the receiver refused a delivery attempt. */
  refused_cash_orders?: ReportCount;
  /** `refused_cash_orders` as a share of `cash_orders`. */
  refused_cash_rate?: ReportShare;
  /** All orders of these clients to date. */
  lifetime_orders?: ReportCount;
  /** Value of all goods delivered to these clients to date. */
  lifetime_value?: ReportAmount;
  /** `lifetime_value` divided by the number of clients. */
  lifetime_value_per_client?: ReportAmount;
  /** Movements of the ledger in the period. */
  movements?: ReportCount;
  /** Sum of the movements of the balance: positive into it, negative out of it. */
  amount?: ReportAmount;
  /** The balance at the beginning of the period. */
  opening_balance?: ReportAmount;
  /** The balance at the end of the period, or now. */
  closing_balance?: ReportAmount;
  /** Top-ups, less what the payment provider took back. */
  topped_up?: ReportAmount;
  /** Charges of carriage, returns and plans. */
  charged?: ReportAmount;
  /** Refunds of carriage and plans. */
  refunded?: ReportAmount;
  /** Cash back, less what was taken back. */
  cash_back_received?: ReportAmount;
  /** Cash on delivery that couriers reported in the period. */
  cash_collected?: ReportAmount;
  /** Cash on delivery that was paid out in the period. */
  cash_paid_out?: ReportAmount;
  /** Tax invoices issued in the period. */
  invoices?: ReportCount;
  /** Taxable amount of the invoices, excluding VAT. */
  invoiced_taxable?: ReportAmount;
  /** VAT of the invoices. */
  invoiced_vat?: ReportAmount;
  /** Credit notes issued in the period. */
  credit_notes?: ReportCount;
  /** Taxable amount of the credit notes, excluding VAT. */
  credited_taxable?: ReportAmount;
  /** VAT of the credit notes. */
  credited_vat?: ReportAmount;
  /** `invoiced_taxable` less `credited_taxable`. */
  taxable_amount?: ReportAmount;
  /** `invoiced_vat` less `credited_vat`. */
  vat_amount?: ReportAmount;
  /** Orders of stores that arrived in the period. */
  received_orders?: ReportCount;
  /** Of the received orders, those that have been booked. */
  booked_orders?: ReportCount;
  /** Of the received orders, those that are neither booked, cancelled nor left out. */
  open_orders?: ReportCount;
  /** Of the received orders, those that were left out or cancelled before they were booked. */
  left_out_orders?: ReportCount;
  /** Mean time from the arrival of a booked order to its booking. */
  minutes_to_label?: ReportMinutes;
  /** Orders booked within an hour of their arrival. */
  booked_within_hour?: ReportCount;
  /** Orders booked later than an hour and within 24 hours of their arrival. */
  booked_within_day?: ReportCount;
  /** Orders booked later than 24 hours after their arrival. */
  booked_later?: ReportCount;
  /** Of the received orders, those that needed attention before they could be booked. */
  delayed_orders?: ReportCount;
}
