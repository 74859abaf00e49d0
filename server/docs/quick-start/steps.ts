import { type Html, html } from '../../../common/html.ts';

interface Step {
  title: string;
  text: Html;
}

const reference = (tag: string, id: string) => html`<a href="/docs#/${tag}/${id}">${id}</a>`;
const ofKeys = (id: string) => reference('integration', id);

/** What the numbered steps of the programs do. */
export const STEPS: readonly Step[] = [
  {
    title: 'Ask whose key it is',
    text: html`${ofKeys('getIntegration')} answers every key: with its account, what it may do, and
    whether it is a test key. Client key and secret key are user name and password of HTTP Basic.`,
  },
  {
    title: 'Ask for a quote',
    text: html`${ofKeys('createQuoteByKey')} prices a parcel with every courier, cheapest first.
      Weights are in grams, lengths in millimetres, money in halalas: 1840 is 18.40 riyals. A quote
      is binding for 15 minutes and for one shipment. Couriers that cannot take the parcel are in
      <code>excluded</code>, with the reason; <code>sender_fields</code> says what a courier
      requires to know about the sender.`,
  },
  {
    title: 'Book a shipment',
    text: html`${ofKeys('createShipmentByKey')} books one price of the quote. The amount charged is
      the <code>total_fee</code> quoted, or nothing with a test key. The parcel must be the one that
      was quoted, and the delivery day one of the courier’s <code>served_days</code>. The
      <code>Idempotency-Key</code> makes the request safe to repeat.`,
  },
  {
    title: 'Download the label',
    text: html`${ofKeys('downloadShipmentLabelByKey')} answers with a PDF: the label, or the waybill
    with the goods.`,
  },
  {
    title: 'Move it along',
    text: html`No courier hears of a test shipment. ${ofKeys('moveTestShipment')} reports what a
      courier would, and the shipment moves as a real one does. Try
      <code>delivery_attempted</code> with a <code>failure_reason</code> as well, or a scan that
      comes late, with <code>occurred_at</code>.`,
  },
  {
    title: 'Show the shipment',
    text: html`${ofKeys('getShipmentByKey')} answers with the shipment as it is now.
      <code>status</code> is <code>pending</code> until the shipment ends;
      <code>tracking_status</code> says where it is. ${ofKeys('listTrackingsByKey')} follows many
      shipments at once.`,
  },
];
