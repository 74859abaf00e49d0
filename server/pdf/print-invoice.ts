import { HOME_COUNTRY } from '../../common/place-rules.ts';
import { riyadhClock, riyadhDay } from '../domain/calendar.ts';
import { qrContent } from '../domain/e-invoice/qr-content.ts';
import type { LocalizedText } from '../domain/rate-card.ts';
import {
  type TaxBuyer,
  isStandard,
  type Seller,
  type IssuedDocument,
} from '../domain/issued-document.ts';
import { dayText, lineFacts, lineTitle, placeText } from '../reference/document-line.ts';
import { ENUM_NAMES } from '../reference/enum-names.ts';
import { qrCode } from './barcodes.ts';
import { KIND_WORDS } from './invoice-words.ts';
import { join, leftToRight, typed } from './plain-text.ts';
import { riyals } from './riyals.ts';

/** The input of the template: every value as a printable text. */
export function printInvoice(document: IssuedDocument) {
  const { kind, issuedAt, seller, buyer, reason, originalNumber, vatBasisPoints } = document;
  const words = KIND_WORDS[kind];
  const day = riyadhDay(issuedAt);
  return {
    title: isStandard(document) ? words.standard : words.simplified,
    isCredit: kind === 'credit_note',
    isSample: seller.sample ?? false,
    number: leftToRight(document.number),
    issuedOn: { ar: dayText(day, 'ar'), en: dayText(day, 'en') },
    issuedAt: leftToRight(riyadhClock(issuedAt)),
    original: leftToRight(originalNumber ?? ''),
    reason: reason === null ? null : ENUM_NAMES.credit_reason[reason],
    seller: printSeller(seller),
    buyer: buyer === null ? null : printBuyer(buyer),
    line: {
      title: mapText(lineTitle(document), typed),
      facts: lineFacts(document).map(({ name, value }) => ({ name, value: mapText(value, typed) })),
    },
    rate: leftToRight(`${vatBasisPoints / 100}%`),
    isZeroRated: vatBasisPoints === 0,
    subtotal: riyals(document.subtotal),
    vat: riyals(document.vat),
    total: riyals(document.total),
    totalName: words.total,
    settled: words.settled,
    qr: qrCode(qrContent(document)),
  };
}

function printSeller({ name, vat_number, registration_number, address }: Seller) {
  const { street_name, building_no, district, city, postal_code } = address;
  return {
    name: typed(name.ar),
    nameElsewhere: typed(name.en),
    vatNumber: leftToRight(vat_number),
    registration: leftToRight(registration_number),
    address: join(
      [
        join([typed(building_no), typed(street_name)], ' '),
        typed(district),
        join([typed(city), leftToRight(postal_code)], ' '),
      ],
      '، ',
    ),
  };
}

function printBuyer({ name, vat_number, address }: TaxBuyer) {
  const { country, street_name, building_no, postal_code, short_address } = address;
  const city = placeText(address).ar;
  return {
    name: typed(name),
    nameElsewhere: '',
    vatNumber: leftToRight(vat_number),
    registration: '',
    address: join(
      [
        join([typed(building_no), typed(street_name)], ' '),
        join([typed(city), leftToRight(postal_code)], ' '),
        leftToRight(country === HOME_COUNTRY ? short_address : ''),
      ],
      '، ',
    ),
  };
}

function mapText({ ar, en }: LocalizedText, change: (text: string) => string): LocalizedText {
  return { ar: change(ar), en: change(en) };
}
