import { XMLParser } from 'fast-xml-parser';
import { toDecimal } from '../../common/money.ts';
import type { ResultOf } from './call.ts';
import { riyadhDay } from './riyadh-day.ts';

export type TaxDocument = ResultOf<'getInvoice'>;

/** An element of parsed XML: its text, or its children by name. */
export type Node = string | Children;
interface Children {
  readonly [name: string]: Node | Node[] | undefined;
}

/** Of UN/EDIFACT 1001. */
const TYPE_CODES = { invoice: '388', credit_note: '381' };
/** The first two digits of the tax authority's subtypes. */
const SUBTYPES = { standard: '01', simplified: '02' };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  removeNSPrefix: true,
});

/** The root element of a document's XML. */
export function readUbl(xml: string): Node {
  return (parser.parse(xml) as { Invoice?: Node }).Invoice ?? '';
}

function nodesAt(root: Node, path: string): Node[] {
  return path.split('/').reduce<Node[]>(
    (nodes, name) =>
      nodes.flatMap((node) => {
        const found = typeof node === 'string' ? undefined : node[name];
        return found === undefined ? [] : [found].flat();
      }),
    [root],
  );
}

/** The text of the first element at the end of a path such as `TaxTotal/TaxAmount`. */
export function textAt(root: Node, path: string): string | undefined {
  const [node] = nodesAt(root, path);
  const text = typeof node === 'object' ? node['#text'] : node;
  return typeof text === 'string' ? text : undefined;
}

/** A document's place in the chain of its seller's documents. */
export function linkOf(root: Node): { counter: number; previousHash: string | undefined } {
  const named = (name: string) =>
    nodesAt(root, 'AdditionalDocumentReference').find((each) => textAt(each, 'ID') === name) ?? '';
  return {
    counter: Number(textAt(named('ICV'), 'UUID')),
    previousHash: textAt(named('PIH'), 'Attachment/EmbeddedDocumentBinaryObject'),
  };
}

/** What `InvoiceXml` says of a document's elements: path and text, undefined if it has none. */
export function dueInUbl(document: TaxDocument): [path: string, text: string | undefined][] {
  const { number, uuid, kind, original_number, issued_at, seller, buyer } = document;
  const { subtotal, vat, total } = document;
  const [net = '', tax = '', gross = ''] = [subtotal, vat, total].map(toDecimal);
  const isZero = document.vat_rate === 0;
  return [
    ['ID', number],
    ['UUID', uuid],
    ['IssueDate', riyadhDay(issued_at)],
    ['InvoiceTypeCode', TYPE_CODES[kind]],
    ['DocumentCurrencyCode', total.currency],
    ['BillingReference/InvoiceDocumentReference/ID', original_number],
    ...below('AccountingSupplierParty/Party', [
      ['PartyTaxScheme/CompanyID', seller.vat_number],
      ['PartyIdentification/ID', seller.registration_number],
      ['PartyLegalEntity/RegistrationName', seller.name.ar],
      ['PostalAddress/StreetName', seller.address.street_name],
      ['PostalAddress/BuildingNumber', seller.address.building_no],
      ['PostalAddress/CitySubdivisionName', seller.address.district],
      ['PostalAddress/CityName', seller.address.city],
      ['PostalAddress/PostalZone', seller.address.postal_code],
    ]),
    ...below('AccountingCustomerParty/Party', [
      ['PartyTaxScheme/CompanyID', buyer?.vat_number],
      ['PartyLegalEntity/RegistrationName', buyer?.name],
      ['PostalAddress/StreetName', buyer?.address.street_name],
      ['PostalAddress/BuildingNumber', buyer?.address.building_no],
      ['PostalAddress/PostalZone', buyer?.address.postal_code],
      ['PostalAddress/Country/IdentificationCode', buyer?.address.country],
    ]),
    ['TaxTotal/TaxAmount', tax],
    ...below('TaxTotal/TaxSubtotal', [
      ['TaxableAmount', net],
      ['TaxAmount', tax],
      ...categoryOf('TaxCategory', document),
      ['TaxCategory/TaxExemptionReasonCode', isZero ? 'VATEX-SA-34-1' : undefined],
    ]),
    ...below('LegalMonetaryTotal', [
      ['LineExtensionAmount', net],
      ['TaxExclusiveAmount', net],
      ['TaxInclusiveAmount', gross],
      ['PayableAmount', gross],
    ]),
    ...below('InvoiceLine', [
      ['LineExtensionAmount', net],
      ['TaxTotal/TaxAmount', tax],
      ['TaxTotal/RoundingAmount', gross],
      ...categoryOf('Item/ClassifiedTaxCategory', document),
      ['Price/PriceAmount', net],
    ]),
  ];
}

function below(parent: string, due: [path: string, text: string | undefined][]): typeof due {
  return due.map(([path, text]) => [`${parent}/${path}`, text]);
}

function categoryOf(path: string, { vat_rate }: TaxDocument): [path: string, text: string][] {
  return [
    [`${path}/ID`, vat_rate === 0 ? 'Z' : 'S'],
    [`${path}/Percent`, (vat_rate / 100).toFixed(2)],
  ];
}

/** The subtype of the document that its XML must begin with. */
export function subtypeOf({ type }: TaxDocument): string {
  return SUBTYPES[type];
}
