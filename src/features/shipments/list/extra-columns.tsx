import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TransitText } from '../../../shared/pricing/transit-text.tsx';
import {
  amount,
  code,
  count,
  link,
  measure,
  moment,
  named,
  phone,
  place,
  placeName,
  summedAmount,
  weight,
  written,
} from '../../../shared/table/field-kinds.tsx';
import { fieldColumn, type Field } from '../../../shared/table/list-column.ts';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';

const yesOrNo = (of: (shipment: Shipment) => boolean | undefined): Field<Shipment> => ({
  size: 120,
  cell: (shipment) => <YesOrNo value={of(shipment)} />,
  csv: (shipment, { text }) => {
    const value = of(shipment);
    return value === undefined ? undefined : text(`shipments.column.${value}`);
  },
});

/** Every field of a shipment that the default columns do not show, in the order of its details. */
const fields: Readonly<Record<string, Field<Shipment>>> = {
  reference_id: written((s) => s.reference_id, 150),
  tracking_status: named('tracking_status', (s) => s.tracking_status),
  service_type: named('service_type', (s) => s.service_type),
  delivery_time: {
    size: 130,
    cell: (s) => <TransitText value={s.delivery_time} />,
    csv: ({ delivery_time: { min_days, max_days } }) =>
      min_days === max_days ? max_days : `${min_days} – ${max_days}`,
  },
  days_since_created: count((s) => s.days_since_created),
  hours_since_last_update: {
    ...count((s) => s.hours_since_last_update),
    size: 150,
  },
  tracking_url: link(
    (s) => s.tracking_url,
    (url) => <CopyButton value={url} labelId="shipments.details.copyPublicPage" />,
  ),
  cancellable: yesOrNo((s) => s.cancellable),
  source: named('source', (s) => s.source),
  company: written((s) => s.company, 210),
  origin: placeName((s) => s.origin),

  payment_status: named('payment_status', (s) => s.payment_status),
  payment_type: named('payment_type', (s) => s.payment_type),
  payment_method: named('payment_method', (s) => s.payment_method),
  base_fee: summedAmount((s) => s.charge.base_fee),
  weight_fee: summedAmount((s) => s.charge.weight_fee),
  cod_fee: summedAmount((s) => s.charge.cod_fee),
  remote_area_fee: summedAmount((s) => s.charge.remote_area_fee),
  subtotal: summedAmount((s) => s.charge.subtotal),
  vat_rate: count((s) => s.charge.vat_rate / 100),
  vat: summedAmount((s) => s.charge.vat),
  refunded: summedAmount((s) => s.charge.refunded),
  return_price: amount((s) => s.charge.return_price),
  invoice_number: code((s) => s.invoice.number, 200),
  invoice_date: moment((s) => s.invoice.issued_at),

  receiver_phone: phone((s) => s.receiver.phone),
  receiver_email: code((s) => s.receiver.email, 220),
  receiver_company: written((s) => s.receiver.company),
  receiver_country: place('countryName', (s) => s.receiver.country),
  receiver_state: place('regionName', (s) => s.receiver.state),
  receiver_city: place('cityName', (s) => s.receiver.city),
  receiver_district: written((s) => s.receiver.district),
  receiver_street_name: written((s) => s.receiver.street_name),
  receiver_building_no: code((s) => s.receiver.building_no),
  receiver_postal_code: code((s) => s.receiver.postal_code),
  receiver_additional_number: code((s) => s.receiver.additional_number),
  receiver_short_address: code((s) => s.receiver.short_address),
  receiver_landmark: written((s) => s.receiver.landmark),
  receiver_address_type: named('address_type', (s) => s.receiver.address_type),
  receiver_message: written((s) => s.receiver.message, 240),

  sender_contact_name: written((s) => s.sender.contact_name),
  sender_contact_number: phone((s) => s.sender.contact_number),
  sender_backup_phone: phone((s) => s.sender.backup_phone),
  sender_phone_code: code((s) => s.sender.phone_code),
  sender_email: code((s) => s.sender.email, 220),
  sender_company: written((s) => s.sender.company),
  sender_address: written((s) => s.sender.address, 220),
  sender_city: place('cityName', (s) => s.sender.city),
  sender_country: place('countryName', (s) => s.sender.country),
  sender_postal_code: code((s) => s.sender.postal_code),
  sender_address_type: named('address_type', (s) => s.sender.address_type),
  sender_pickup_name: written((s) => s.sender.pickup_name),
  sender_return_name: written((s) => s.sender.return_name),
  sender_volume: count((s) => s.sender.volume),
  sender_gross_weight: weight((s) => s.sender.gross_weight),
  sender_collecting_money: yesOrNo((s) => s.sender.collecting_money),
  amount_to_collect: summedAmount((s) => s.sender.amount_to_collect),

  product_name: written(
    (s) =>
      productsOf(s)
        .map(({ product_name }) => product_name)
        .join(' · '),
    200,
  ),
  sku: code(
    (s) =>
      productsOf(s)
        .flatMap(({ sku }) => sku ?? [])
        .join(' · '),
    160,
  ),
  quantity: count((s) => productsOf(s).reduce((sum, { quantity }) => sum + quantity, 0)),
  price: summedAmount((s) => s.goods_value),
  pieces: {
    ...count((s) => s.pieces),
    total: (shipments) => <Ltr>{shipments.reduce((sum, { pieces }) => sum + pieces, 0)}</Ltr>,
  },
  weight: weight((s) => s.weight),
  weight_unit: named('weight_unit', (s) => s.weight_unit),
  chargeable_weight: weight((s) => s.charge.chargeable_weight),
  length: measure((s) => s.length),
  width: measure((s) => s.width),
  height: measure((s) => s.height),
  dimension_unit: named('dimension_unit', (s) => s.dimension_unit),
  size: named('size', (s) => s.size),
  shipment_type: named('shipment_type', (s) => s.shipment_type),
  packaging_type: named('packaging_type', (s) => s.packaging_type),
  shipping_method: named('shipping_method', (s) => s.shipping_method),
  preferred_delivery_day: named('preferred_delivery_day', (s) => s.preferred_delivery_day),
  preferred_delivery_time: named('preferred_delivery_time', (s) => s.preferred_delivery_time),
  note: written((s) => s.note, 240),
};

/** All other fields of a shipment, hidden by default. */
export const extraColumns = Object.entries(fields).map(([id, field]) =>
  fieldColumn(id, `shipments.column.${id}`, field, { isExtra: true }),
);

function productsOf(shipment: Shipment) {
  return [shipment, ...(shipment.further_products ?? [])];
}

function YesOrNo({ value }: { value: boolean | undefined }) {
  const text = useText();
  return value !== undefined && text(`shipments.column.${value}`);
}
