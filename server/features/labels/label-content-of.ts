import { goodsValueOf } from '../../../common/goods.ts';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import type { ShipmentRow } from '../shipments/store.ts';
import { isTestAccount } from '../../domain/test-account.ts';
import type { LocalizedText } from '../../domain/rate-card.ts';
import type { Place } from '../../domain/shipment-request.ts';
import type {
  LabelCity,
  LabelContent,
  LabelReceiver,
  LabelSender,
} from '../../pdf/label-content.ts';
import { CITIES } from '../../reference/places/cities.ts';
import { REGIONS } from '../../reference/places/regions.ts';

/**
 * What is printed of a shipment.
 *
 * @param publicUrl origin of the public page, whose address is on the label.
 */
export function labelContentOf(row: ShipmentRow, publicUrl: string): LabelContent {
  const { courier, sender } = row;
  const price = { amount: row.price_amount, currency: row.price_currency };
  const further = row.further_products ?? [];
  return {
    trackingNumber: row.tracking_number,
    trackingUrl: new URL(`/t/${row.public_token}`, publicUrl).href,
    ...(row.reference_id !== null && { referenceId: row.reference_id }),
    createdAt: row.created_at,
    expectedDeliveryOn: row.expected_delivery_on,
    preferredDelivery: { day: row.preferred_delivery_day, time: row.preferred_delivery_time },
    courier: { name: courier.name, sample: courier.sample || isTestAccount(row.account_id) },
    serviceType: row.service_type,
    shippingMethod: row.shipping_method,
    sender: senderOf(row),
    receiver: receiverOf(row.receiver),
    shipmentType: row.shipment_type,
    packagingType: row.packaging_type,
    pieces: row.pieces,
    weight: row.weight,
    dimensions: { length: row.length, width: row.width, height: row.height },
    products: [{ ...row, price }, ...further].map((product) => ({
      name: product.product_name,
      quantity: product.quantity,
      value: product.price,
    })),
    goodsValue: goodsValueOf({ price, further_products: further }),
    ...(sender.amount_to_collect && { amountToCollect: sender.amount_to_collect }),
    ...(row.note !== null && { note: row.note }),
    invoiceNumber: row.invoice_number,
  };
}

function senderOf({ company, sender, origin_country, origin_city }: ShipmentRow): LabelSender {
  return {
    ...cityOf({ country: origin_country, city: origin_city }),
    ...withoutUndefined({
      company: company ?? sender.company,
      contactName: sender.contact_name,
      phone: sender.contact_number,
      address: sender.address,
      postalCode: sender.postal_code,
    }),
  };
}

function receiverOf(receiver: ShipmentRow['receiver']): LabelReceiver {
  return {
    ...cityOf(receiver),
    fullName: receiver.full_name,
    phone: receiver.phone,
    addressType: receiver.address_type,
    region: regionOf(receiver),
    ...withoutUndefined({
      company: receiver.company,
      district: receiver.district,
      streetName: receiver.street_name,
      buildingNo: receiver.building_no,
      postalCode: receiver.postal_code,
      additionalNumber: receiver.additional_number,
      shortAddress: receiver.short_address,
      landmark: receiver.landmark,
      message: receiver.message,
    }),
  };
}

/** Foreign cities are printed as they were written. */
function cityOf({ country, city }: Place): LabelCity {
  const name =
    country === HOME_COUNTRY ? CITIES.find(({ code }) => code === city)?.name : undefined;
  return { country, city: name ?? asWritten(city) };
}

function regionOf({ country, state }: { country: string; state: string }): LocalizedText {
  const name =
    country === HOME_COUNTRY ? REGIONS.find(({ code }) => code === state)?.name : undefined;
  return name ?? asWritten(state);
}

function asWritten(name: string): LocalizedText {
  return { ar: name, en: name };
}

type WithoutUndefined<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> };

function withoutUndefined<Fields extends object>(fields: Fields): WithoutUndefined<Fields> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as WithoutUndefined<Fields>;
}
