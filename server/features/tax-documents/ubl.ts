import { createHash } from 'node:crypto';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { toDecimal } from '../../../common/money.ts';
import { canonicalXml, element, type XmlElement } from '../../domain/e-invoice/xml.ts';
import {
  type TaxBuyer,
  isSubscriptionLine,
  isStandard,
  type Seller,
  type IssuedDocument,
} from '../../domain/issued-document.ts';
import { lineTitle } from '../../reference/document-line.ts';
import { ENUM_NAMES } from '../../reference/enum-names.ts';
import { riyadhClock, riyadhDay } from '../../domain/calendar.ts';
import { CITIES } from '../../reference/places/cities.ts';

/** A document's place in the chain of the seller's documents. */
export interface Link {
  uuid: string;
  /** Counts all documents of the seller, from 1. */
  counter: number;
  /** {@link xmlHash} of the document before it. */
  previousHash: string;
}

/** What the first document of a chain names as the hash before it: of the text `0`, in hexadecimal. */
export const FIRST_HASH = Buffer.from(createHash('sha256').update('0').digest('hex')).toString(
  'base64',
);

/**
 * The hash by which the next document refers to this one: SHA-256 of the canonical XML, in base64.
 * The tax authority's hash leaves out the signature and the QR code, neither of which is in it.
 */
export function xmlHash(xml: string): string {
  return createHash('sha256').update(xml, 'utf8').digest('base64');
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
/** `ext` is for the signature, which must not change the hash when it is added. */
const NAMESPACES = {
  xmlns: `${UBL}:Invoice-2`,
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
  'xmlns:ext': `${UBL}:CommonExtensionComponents-2`,
} as const;
const TYPE_CODES = { invoice: '388', credit_note: '381' } as const;
/** "Instrument not defined": documents are paid from the balance. */
const FROM_BALANCE = '1';

/** The document as UBL 2.1 with the tax authority's additions, in canonical form and unsigned. */
export function ublXml(document: IssuedDocument, link: Link): string {
  const content = [...headOf(document, link), ...partiesOf(document), ...amountsOf(document)];
  return canonicalXml(element('Invoice', content, NAMESPACES));
}

function headOf(document: IssuedDocument, { uuid, counter, previousHash }: Link) {
  const { number, kind, issuedAt, originalNumber } = document;
  return [
    text('ProfileID', 'reporting:1.0'),
    text('ID', number),
    text('UUID', uuid),
    text('IssueDate', riyadhDay(issuedAt)),
    text('IssueTime', riyadhClock(issuedAt)),
    text('InvoiceTypeCode', TYPE_CODES[kind], {
      name: isStandard(document) ? '0100000' : '0200000',
    }),
    text('DocumentCurrencyCode', 'SAR'),
    text('TaxCurrencyCode', 'SAR'),
    originalNumber === null
      ? undefined
      : part('BillingReference', part('InvoiceDocumentReference', text('ID', originalNumber))),
    part('AdditionalDocumentReference', text('ID', 'ICV'), text('UUID', String(counter))),
    part(
      'AdditionalDocumentReference',
      text('ID', 'PIH'),
      part(
        'Attachment',
        text('EmbeddedDocumentBinaryObject', previousHash, { mimeCode: 'text/plain' }),
      ),
    ),
  ];
}

function partiesOf(document: IssuedDocument) {
  const { seller, buyer, issuedAt, reason } = document;
  return [
    part('AccountingSupplierParty', sellerParty(seller)),
    part('AccountingCustomerParty', buyer ? buyerParty(buyer) : undefined),
    part('Delivery', text('ActualDeliveryDate', riyadhDay(issuedAt))),
    part(
      'PaymentMeans',
      text('PaymentMeansCode', FROM_BALANCE),
      reason === null ? undefined : text('InstructionNote', ENUM_NAMES.credit_reason[reason].ar),
    ),
  ];
}

function sellerParty({ name, vat_number, registration_number, address }: Seller): XmlElement {
  return part(
    'Party',
    part('PartyIdentification', text('ID', registration_number, { schemeID: 'CRN' })),
    part(
      'PostalAddress',
      text('StreetName', address.street_name),
      text('BuildingNumber', address.building_no),
      text('CitySubdivisionName', address.district),
      text('CityName', address.city),
      text('PostalZone', address.postal_code),
      part('Country', text('IdentificationCode', HOME_COUNTRY)),
    ),
    taxScheme(vat_number),
    part('PartyLegalEntity', text('RegistrationName', name.ar)),
  );
}

function buyerParty({ name, vat_number, address }: TaxBuyer): XmlElement {
  const { country, city, street_name, building_no, postal_code } = address;
  const cityName = CITIES.find(({ code }) => country === HOME_COUNTRY && code === city)?.name.ar;
  return part(
    'Party',
    part(
      'PostalAddress',
      optional('StreetName', street_name),
      optional('BuildingNumber', building_no),
      text('CityName', cityName ?? city),
      optional('PostalZone', postal_code),
      part('Country', text('IdentificationCode', country)),
    ),
    vat_number === undefined ? undefined : taxScheme(vat_number),
    part('PartyLegalEntity', text('RegistrationName', name)),
  );
}

function taxScheme(vatNumber: string): XmlElement {
  return part('PartyTaxScheme', text('CompanyID', vatNumber), VAT);
}

function amountsOf(document: IssuedDocument) {
  const { subtotal, vat, total, line } = document;
  return [
    part('TaxTotal', amount('TaxAmount', vat)),
    part(
      'TaxTotal',
      amount('TaxAmount', vat),
      part(
        'TaxSubtotal',
        amount('TaxableAmount', subtotal),
        amount('TaxAmount', vat),
        taxCategory('TaxCategory', document),
      ),
    ),
    part(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', subtotal),
      amount('TaxExclusiveAmount', subtotal),
      amount('TaxInclusiveAmount', total),
      amount('PayableAmount', total),
    ),
    part(
      'InvoiceLine',
      text('ID', '1'),
      text('InvoicedQuantity', '1', { unitCode: 'PCE' }),
      amount('LineExtensionAmount', subtotal),
      part('TaxTotal', amount('TaxAmount', vat), amount('RoundingAmount', total)),
      part(
        'Item',
        text('Name', lineTitle(document).ar),
        isSubscriptionLine(line)
          ? undefined
          : part('SellersItemIdentification', text('ID', line.tracking_number)),
        taxCategory('ClassifiedTaxCategory', { ...document, isLine: true }),
      ),
      part('Price', amount('PriceAmount', subtotal)),
    ),
  ];
}

const VAT = part('TaxScheme', text('ID', 'VAT'));

/** International transport is zero-rated; the reason stands once, with the document's sums. */
function taxCategory(
  name: string,
  { vatBasisPoints, isLine = false }: { vatBasisPoints: number; isLine?: boolean },
): XmlElement {
  const isZero = vatBasisPoints === 0;
  const reason =
    isZero && !isLine
      ? [
          text('TaxExemptionReasonCode', 'VATEX-SA-34-1'),
          text('TaxExemptionReason', 'The international transport of Goods'),
        ]
      : [];
  const percent = (vatBasisPoints / 100).toFixed(2);
  return part(name, text('ID', isZero ? 'Z' : 'S'), text('Percent', percent), ...reason, VAT);
}

function text(name: string, value: string, attributes?: XmlElement['attributes']): XmlElement {
  return element(`cbc:${name}`, value, attributes);
}

function optional(name: string, value: string | undefined): XmlElement | undefined {
  return value === undefined ? undefined : text(name, value);
}

function part(name: string, ...content: (XmlElement | undefined)[]): XmlElement {
  return element(`cac:${name}`, content);
}

function amount(name: string, halalas: number): XmlElement {
  const value = toDecimal({ amount: halalas, currency: 'SAR' });
  return text(name, value, { currencyID: 'SAR' });
}
