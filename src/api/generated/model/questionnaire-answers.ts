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
 * Complete answers. A company name requires commercial registration and shipping country. With an online store, sales, orders and integration are required; without one, whether a page that receives orders is wanted, the sales channels, the goods and the orders. Fields of the other branch are refused.
 */
export interface QuestionnaireAnswers {
  email: Email;
  phone: Phone;
  shipping_from_country: CountryCode;
  company_name?: Line;
  commercial_registration?: CommercialRegistration;
  business_shipping_country?: CountryCode;
  business_phone?: Phone;
  has_electronic_store: boolean;
  monthly_sales_amount?: MonthlySales;
  monthly_orders_count?: MonthlyOrders;
  /** Whether the store's orders should become shipments automatically. */
  wants_shipping_integration?: boolean;
  /** Whether the business wants a page that receives orders. */
  needs_receiving_site?: boolean;
  how_to_sell?: SalesChannels;
  /** Description of the goods, in the business's own words. */
  what_to_sell?: Line;
  monthly_orders_without_store?: MonthlyOrders;
}
