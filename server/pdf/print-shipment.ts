import { CURRENCIES, type Money, toDecimal } from '../../common/money.ts';
import { parsePhone } from '../../common/phone.ts';
import { HOME_COUNTRY } from '../../common/place-rules.ts';
import { ENUM_NAMES } from '../reference/enum-names.ts';
import { code128, qrCode } from './barcodes.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import type { DocumentLanguage, LabelCity, LabelContent, LabelReceiver } from './label-content.ts';
import { join, leftToRight, typed } from './plain-text.ts';

const TAGS = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const;
/** The handling symbols for contents that need care. */
const CARE = { parcel: null, document: null, fragile: 'fragile', chilled: 'chilled' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The input of the templates: every value as a printable text in the document's language. */
export function printShipment(content: LabelContent, language: DocumentLanguage) {
  const words = DOCUMENT_WORDS[language];
  const other = language === 'ar' ? 'en' : 'ar';
  const { courier, sender, receiver, dimensions, products, amountToCollect } = content;
  const isAbroad = receiver.country !== HOME_COUNTRY;
  const centimetres = [dimensions.length, dimensions.width, dimensions.height].map((side) =>
    number(side / 10),
  );

  return {
    trackingNumber: leftToRight(grouped(content.trackingNumber)),
    bars: code128(content.trackingNumber),
    qr: qrCode(content.trackingUrl),
    trackingUrl: leftToRight(content.trackingUrl),
    reference: typed(content.referenceId),
    invoice: leftToRight(content.invoiceNumber),
    created: moment(content.createdAt, language),
    expected: day(new Date(content.expectedDeliveryOn), language),
    preferredShort: join(
      [
        ENUM_NAMES.preferred_delivery_day[content.preferredDelivery.day][language],
        leftToRight(content.preferredDelivery.time.replace('-', '–')),
      ],
      ' ',
    ),
    preferred: join(
      [
        ENUM_NAMES.preferred_delivery_day[content.preferredDelivery.day][language],
        ENUM_NAMES.preferred_delivery_time[content.preferredDelivery.time][language],
      ],
      words.comma,
    ),

    courier: typed(courier.name[language]),
    isSample: courier.sample,
    service: ENUM_NAMES.service_type[content.serviceType][language],
    shippingMethod: ENUM_NAMES.shipping_method[content.shippingMethod][language],

    city: typed(receiver.city[language]),
    cityElsewhere:
      receiver.city[other] === receiver.city[language] ? '' : typed(receiver.city[other]),
    region: isAbroad ? country(receiver, language) : typed(receiver.region[language]),
    isAbroad,
    code:
      receiver.shortAddress === undefined
        ? { name: words.postalCode, value: leftToRight(receiver.postalCode) }
        : { name: words.shortAddress, value: leftToRight(receiver.shortAddress) },

    receiver: {
      name: typed(receiver.fullName),
      company: typed(receiver.company),
      phone: phone(receiver.phone),
      address: address(receiver, language),
      addressType: ENUM_NAMES.address_type[receiver.addressType][language],
      landmark: typed(receiver.landmark),
      message: typed(receiver.message),
    },
    sender: {
      name: typed(sender.company ?? sender.contactName),
      contact: sender.company === undefined ? '' : typed(sender.contactName),
      phone: sender.phone === undefined ? '' : phone(sender.phone),
      address: join(
        [typed(sender.address), place(sender, language), leftToRight(sender.postalCode)],
        words.comma,
      ),
    },

    contents: ENUM_NAMES.shipment_type[content.shipmentType][language],
    care: CARE[content.shipmentType],
    packaging: ENUM_NAMES.packaging_type[content.packagingType][language],
    pieces: number(content.pieces),
    /** The content of each piece's label. */
    pieceLabels: Array.from({ length: content.pieces }, (_, at) =>
      leftToRight(content.pieces === 1 ? '1' : `${number(at + 1)}/${number(content.pieces)}`),
    ),
    weight: `${leftToRight(number(content.weight / 1000))}\u00a0${words.kilograms}`,
    size: `${leftToRight(centimetres.join(' × '))} ${words.centimetres}`,
    products: products.map(({ name, quantity, value }) => ({
      name: typed(name),
      quantity: leftToRight(number(quantity)),
      value: amount(value, language),
    })),
    value: amount(content.goodsValue, language),
    collect: amountToCollect ? amount(amountToCollect, language) : '',
    note: typed(content.note),
  };
}

/** `7421 King Fahd Road, Al Olaya, Riyadh 12214-3217`: each part in its own direction. */
function address(receiver: LabelReceiver, language: DocumentLanguage): string {
  const { buildingNo, streetName, district, postalCode = '', additionalNumber = '' } = receiver;
  const street = join([typed(buildingNo), typed(streetName)], ' ');
  const code = leftToRight(join([postalCode, additionalNumber], '-'));
  const city = join([place(receiver, language), code], ' ');
  return join([street, typed(district), city], DOCUMENT_WORDS[language].comma);
}

function place(where: LabelCity, language: DocumentLanguage): string {
  const city = typed(where.city[language]);
  if (where.country === HOME_COUNTRY) return city;
  return join([city, country(where, language)], DOCUMENT_WORDS[language].comma);
}

function country({ country: code }: LabelCity, language: DocumentLanguage): string {
  return new Intl.DisplayNames(TAGS[language], { type: 'region' }).of(code) ?? code;
}

function phone(e164: string): string {
  const parsed = parsePhone(e164);
  return leftToRight(parsed.ok ? parsed.international : e164);
}

/** `1,250.00 ر.س`; in another currency its code. */
function amount(money: Money, language: DocumentLanguage): string {
  const { minorUnitDigits } = CURRENCIES[money.currency];
  const major = new Intl.NumberFormat('en', { minimumFractionDigits: minorUnitDigits });
  const name = money.currency === 'SAR' ? DOCUMENT_WORDS[language].currency : money.currency;
  return `${leftToRight(major.format(Number(toDecimal(money))))}\u00a0${name}`;
}

/** At most three decimals, in the digits that the documents of both languages use. */
function number(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(value);
}

function day(date: Date, language: DocumentLanguage): string {
  return new Intl.DateTimeFormat(TAGS[language], { ...DAY, timeZone: 'UTC' }).format(date);
}

function moment(instant: Date, language: DocumentLanguage): string {
  return new Intl.DateTimeFormat(TAGS[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  }).format(instant);
}

/** `MZ 7992 7398 713`: grouped by four for reading aloud and typing. */
function grouped(trackingNumber: string): string {
  return trackingNumber.replace(/^[A-Z]{2}(?=\d)|\d{4}(?=\d)/g, '$& ');
}
