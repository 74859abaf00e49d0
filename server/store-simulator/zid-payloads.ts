import { PRODUCT } from '../../common/product.ts';
import { CARRIAGE, CASH_FEE, sumsOf, weightOf } from './sample-orders.ts';
import type { OrderStatus, SimulatedOrder } from './simulated-store.ts';

/** Code and name of each status. */
const STATUSES = {
  new: ['new', 'جديد'],
  preparing: ['preparing', 'جاري التجهيز'],
  shipping: ['indelivery', 'جاري التوصيل'],
  delivered: ['delivered', 'تم التوصيل'],
  cancelled: ['cancelled', 'ملغي'],
  refunded: ['refunded', 'مسترجع'],
} as const satisfies Record<OrderStatus, readonly [string, string]>;

/** An order as Zid's deliveries have it. Source: docs.zid.sa, "Get order" and webhooks. */
export function zidOrder(storeId: string, order: SimulatedOrder): object {
  const { receiver, city, district, street, shortAddress, isCashOnDelivery, told } = order;
  const [code, name] = STATUSES[order.status];
  const { goods, total } = sumsOf(order);
  const status = { name, code };
  const mobile = receiver.phone.slice(1);
  return {
    id: order.id,
    code: order.number,
    store_id: Number(storeId),
    order_status: status,
    display_status: { id: 1, ...status },
    currency_code: 'SAR',
    is_marketplace_order: false,
    customer: {
      id: order.id,
      name: receiver.name,
      email: receiver.email,
      mobile,
      type: 'individual',
    },
    has_different_consignee: 0,
    consignee: { name: '', email: '', mobile: '' },
    is_gift_order: 0,
    order_total: decimal(total),
    payment_status: paymentStatusOf(order),
    cod_confirmed: isCashOnDelivery,
    requires_shipping: true,
    shipping: {
      method: {
        id: 1,
        name: PRODUCT.nameAr,
        code: 'custom',
        courier: null,
        tracking: {
          number: told?.trackingNumber ?? null,
          status: null,
          url: told?.trackingUrl ?? null,
        },
      },
      address: {
        formatted_address: `${street}، ${city}`,
        street,
        district,
        lat: null,
        lng: null,
        short_address: shortAddress,
        meta: shortAddress === null ? null : { building_number: shortAddress.slice(-4) },
        city: { id: 1, name: city },
        country: { id: 184, name: 'السعودية', code: 'SA' },
      },
    },
    payment: {
      method: isCashOnDelivery
        ? { name: 'الدفع عند الاستلام', code: 'zid_cod', type: 'cod' }
        : { name: 'بطاقة', code: 'zidpay', type: 'online' },
      invoice: [
        line('sub_totals', goods),
        line('shipping', CARRIAGE),
        ...(isCashOnDelivery ? [line('cod_fee', CASH_FEE)] : []),
        line('total', total),
      ],
    },
    weight: weightOf(order),
    products: order.items.map(({ sku, name: title, quantity, price, weight }, index) => ({
      id: `sample-${index + 1}`,
      name: title,
      sku,
      quantity,
      weight: { value: weight / 1_000, unit: 'kg' },
      price: price / 100,
      total: (price * quantity) / 100,
    })),
    packages_count: 1,
    created_at: utc(order.placedAt),
    updated_at: utc(order.changedAt),
    histories: [],
  };
}

function paymentStatusOf({ status, isCashOnDelivery }: SimulatedOrder): string {
  if (status === 'refunded') return 'refunded';
  return isCashOnDelivery ? 'pending' : 'paid';
}

function line(code: string, halalas: number): object {
  const value_string = `${(halalas / 100).toFixed(2)} SAR`;
  return { code, value: decimal(halalas), value_string };
}

/** In major units with fourteen decimals, as a text. */
function decimal(halalas: number): string {
  return (halalas / 100).toFixed(14);
}

/** Such as `2024-12-05 12:27:15`, in UTC without saying so. */
function utc(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}
