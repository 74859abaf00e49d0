import { isBarcode } from '../../common/barcode.ts';
import { holdsCardNumber } from '../../common/card-number.ts';
import { isAddressField } from '../../common/national-address.ts';
import { parsePhone } from '../../common/phone.ts';
import { isTrackingNumber } from '../../common/tracking-number.ts';
import { ruleOf, ruleWith, same, unless } from '../agreement/rule.ts';
import type { ExampleRule } from './example-rule.ts';

/** Numbers with check digits or a form of their own. */
export const identifiers: readonly ExampleRule[] = [
  {
    says: 'tracking numbers have their check digit',
    faultsOf: ({ part: { value } }) =>
      typeof value !== 'string'
        ? []
        : (value.match(/(?<!\w)MZ[0-9A-Z]{9,13}(?!\w)/g) ?? []).flatMap((number) =>
            unless(isTrackingNumber(number), `${number} is no tracking number`),
          ),
  },

  ruleWith(
    'a tracking number is of one shipment',
    ['shipment_id', 'tracking_number'],
    (value, { known }) => {
      const { shipment_id: id, tracking_number: number } = value;
      const shown = known.shipments.filter(
        (each) => each.id === id || each.tracking_number === number,
      );
      return shown.flatMap((each) => [
        ...same('shipment_id', id, each.id),
        ...same('tracking_number', number, each.tracking_number),
      ]);
    },
  ),

  ruleOf('phones are numbers of their country', ['Phone'], (phone) => {
    const parsed = parsePhone(phone);
    return parsed.ok ? same('phone', phone, parsed.e164) : [`${phone}: ${parsed.error}`];
  }),

  // Ten digits of the taxpayer, three of the branch, and the kind of tax.
  ruleOf('VAT numbers are Saudi ones', ['VatNumber'], (number) =>
    unless(/^3\d{9}\d{3}03$/.test(number), `${number} is no VAT number`),
  ),

  ruleOf('a commercial registration has ten digits', ['CommercialRegistration'], (number) =>
    unless(/^\d{10}$/.test(number), `${number} is no commercial registration`),
  ),

  ruleOf('a SKU that is a barcode has its check digit', ['Sku'], (sku) =>
    unless(!/^\d{13}$/.test(sku) || isBarcode(sku), `${sku} is no barcode`),
  ),

  ruleWith(
    'Saudi addresses have the form of National Addresses',
    ['country', 'building_no'],
    (address) => {
      const {
        country,
        building_no: building,
        postal_code: postal,
        short_address: short,
      } = address as Record<string, string | undefined>;
      if (country !== 'SA' || building === undefined) return [];
      return [
        ...unless(isAddressField('building_no', building), `${building} is no building number`),
        ...unless(!postal || isAddressField('postal_code', postal), `${postal} is no postal code`),
        // The short address ends with the building number.
        ...(short === undefined ? [] : same('building_no', building, short.slice(-4))),
      ];
    },
  ),

  {
    says: 'nothing holds a card number',
    // A VAT number is as long, and may have the same check digit by chance.
    faultsOf: ({ part: { schema, value } }) =>
      typeof value === 'string' && schema !== 'VatNumber'
        ? unless(!holdsCardNumber(value), 'holds a card number')
        : [],
  },
];
