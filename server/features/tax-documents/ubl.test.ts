import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxBuyer } from '../../domain/issued-document.ts';
import { INVOICES } from '../../pdf/testing/invoices.ts';
import { anyInvoice } from '../../pdf/testing/random-invoices.ts';
import { FIRST_HASH, type Link, ublXml, xmlHash } from './ubl.ts';

const LINK: Link = {
  uuid: '7f1c0a52-4b8e-4f0d-9c63-2a5d8e6b1f94',
  counter: 42,
  previousHash: FIRST_HASH,
};

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
});

const read = (xml: string) => {
  const { Invoice } = parser.parse(xml) as { Invoice: Record<string, unknown> };
  return Invoice;
};

/** Whether XML 1.0 has the character at all. */
function isAllowed(letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return (
    ['\t', '\n', '\r'].includes(letter) || (point >= 0x20 && point !== 0xfffe && point !== 0xffff)
  );
}

describe('the XML', () => {
  it('of a standard invoice names both parties, the amounts and its place in the chain', () => {
    expect(read(ublXml(INVOICES.standard, LINK))).toMatchObject({
      ID: '7KQ2M9X4VB-000187',
      UUID: LINK.uuid,
      IssueDate: '2026-11-21',
      IssueTime: '12:20:31',
      InvoiceTypeCode: { '#text': '388', '@_name': '0100000' },
      AdditionalDocumentReference: [
        { ID: 'ICV', UUID: '42' },
        { ID: 'PIH', Attachment: { EmbeddedDocumentBinaryObject: { '#text': FIRST_HASH } } },
      ],
      AccountingSupplierParty: {
        Party: {
          PartyIdentification: { ID: { '#text': '1010000000', '@_schemeID': 'CRN' } },
          PartyTaxScheme: { CompanyID: '310000000000003' },
        },
      },
      AccountingCustomerParty: {
        Party: {
          PostalAddress: { CityName: 'جدة', Country: { IdentificationCode: 'SA' } },
          PartyTaxScheme: { CompanyID: '311111111100003' },
          PartyLegalEntity: { RegistrationName: 'متجر النخلة الذهبية للتجارة' },
        },
      },
      TaxTotal: [
        { TaxAmount: { '#text': '187.50', '@_currencyID': 'SAR' } },
        { TaxSubtotal: { TaxCategory: { ID: 'S', Percent: '15.00' } } },
      ],
      LegalMonetaryTotal: {
        TaxExclusiveAmount: { '#text': '1250.00' },
        PayableAmount: { '#text': '1437.50' },
      },
      InvoiceLine: { Item: { Name: 'أجرة شحن من جدة إلى الرياض' } },
    });
  });

  it('of a simplified one names no buyer, and has the day in Riyadh', () => {
    const simplified = read(ublXml(INVOICES.simplified, LINK));
    expect(simplified).toMatchObject({
      IssueDate: '2027-01-01',
      IssueTime: '00:00:00',
      InvoiceTypeCode: { '@_name': '0200000' },
      AccountingCustomerParty: '',
    });
    expect(simplified).not.toHaveProperty('BillingReference');
  });

  it('of a credit note names the invoice and the reason', () => {
    expect(read(ublXml(INVOICES['credit-note'], LINK))).toMatchObject({
      InvoiceTypeCode: { '#text': '381' },
      BillingReference: { InvoiceDocumentReference: { ID: '7KQ2M9X4VB-000187' } },
      PaymentMeans: { InstructionNote: 'إلغاء الشحنة' },
    });
  });

  it('of international carriage says why there is no VAT', () => {
    expect(read(ublXml(INVOICES.long, LINK))).toMatchObject({
      TaxTotal: [
        {},
        { TaxSubtotal: { TaxCategory: { ID: 'Z', TaxExemptionReasonCode: 'VATEX-SA-34-1' } } },
      ],
    });
  });

  it('gives any text back', () => {
    fc.assert(
      fc.property(
        anyInvoice,
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        (document, name) => {
          const buyer: TaxBuyer = { name, address: { country: 'GB', city: name } };
          const xml = ublXml({ ...document, buyer }, LINK);
          const { AccountingCustomerParty } = read(xml) as {
            AccountingCustomerParty: { Party: { PartyLegalEntity: { RegistrationName: string } } };
          };
          const { RegistrationName } = AccountingCustomerParty.Party.PartyLegalEntity;
          const allowed = [...name.toWellFormed()].filter(isAllowed).join('');
          expect(RegistrationName.replaceAll('&#xD;', '\r')).toBe(allowed);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('is canonical: no declaration, no short tags, no white space between elements', () => {
    const xml = ublXml(INVOICES.standard, LINK);
    expect(xml).toMatch(/^<Invoice xmlns="/);
    expect(xml).not.toMatch(/\/>|>\s+<|\r/);
  });
});

describe('the hash', () => {
  it('of the first link is the one that the tax authority gives', () => {
    expect(FIRST_HASH).toBe(
      'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
    );
  });

  it('is that of the bytes of the file', () => {
    const xml = ublXml(INVOICES.standard, LINK);
    const digest = createHash('sha256').update(Buffer.from(xml)).digest('base64');
    expect(xmlHash(xml)).toBe(digest);
    expect(xmlHash(ublXml(INVOICES.standard, { ...LINK, counter: 43 }))).not.toBe(digest);
  });
});
