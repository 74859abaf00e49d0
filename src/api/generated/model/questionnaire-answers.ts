/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CommercialRegistration } from './commercial-registration.ts';
import type { CountryCode } from './country-code.ts';
import type { Email } from './email.ts';
import type { Line } from './line.ts';
import type { MonthlyOrders } from './monthly-orders.ts';
import type { MonthlySales } from './monthly-sales.ts';
import type { Phone } from './phone.ts';
import type { SalesChannels } from './sales-channels.ts';

/**
 * Complete answers. A company name requires commercial registration and shipping country. With an online store, sales, orders and integration are required; without one, sales channels, goods, orders, and whether a page that receives orders is needed. Answers to the other questions are refused.
 */
export interface QuestionnaireAnswers {
  /** E-mail for questions about the answers. */
  email: Email;
  /** Phone for questions about the answers. */
  phone: Phone;
  /** Country that the goods are shipped from. */
  shipping_from_country: CountryCode;
  /** Name of the company. */
  company_name?: Line;
  commercial_registration?: CommercialRegistration;
  /** Country in which the business ships. */
  business_shipping_country?: CountryCode;
  /** Phone of the business. */
  business_phone?: Phone;
  /** Whether the business has an online store; this decides which of the further questions apply. */
  has_electronic_store: boolean;
  monthly_sales_amount?: MonthlySales;
  /** Orders of the online store in a month. */
  monthly_orders_count?: MonthlyOrders;
  /** Whether the store's orders should become shipments automatically. */
  wants_shipping_integration?: boolean;
  /** Whether the business wants a page that receives orders. */
  needs_receiving_site?: boolean;
  how_to_sell?: SalesChannels;
  /** Description of the goods, in the business's own words. */
  what_to_sell?: Line;
  /** Orders in a month of a business without an online store. */
  monthly_orders_without_store?: MonthlyOrders;
}
