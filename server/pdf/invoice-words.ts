import type { LocalizedText } from '../domain/rate-card.ts';

const pair = (ar: string, en: string): LocalizedText => ({ ar, en });

/** The fixed texts of invoices, which are in both languages at once. */
export const INVOICE_WORDS = {
  // What the shared parts of the templates need.
  brand: 'ميزان',
  scan: 'رمز الفاتورة الإلكترونية',

  /** The title of a file with several. */
  month: 'الفواتير والإشعارات الدائنة',
  brandElsewhere: 'Mizan',
  sample: pair('تجريبي', 'Sample'),
  notReal: pair('ليست وثيقة ضريبية حقيقية', 'Not a real tax document'),
  number: pair('الرقم', 'Number'),
  issuedOn: pair('تاريخ الإصدار', 'Date of issue'),
  issuedAt: pair('وقت الإصدار', 'Time of issue'),
  original: pair('رقم الفاتورة الأصلية', 'Original invoice'),
  reason: pair('سبب الإشعار', 'Reason'),
  seller: pair('البائع', 'Seller'),
  buyer: pair('المشتري', 'Buyer'),
  vatNumber: pair('الرقم الضريبي', 'VAT number'),
  registration: pair('السجل التجاري', 'Commercial registration'),
  address: pair('العنوان', 'Address'),
  description: pair('البيان', 'Description'),
  quantity: pair('الكمية', 'Qty'),
  unitPrice: pair('سعر الوحدة', 'Unit price'),
  taxable: pair('الخاضع للضريبة', 'Taxable'),
  rate: pair('النسبة', 'VAT rate'),
  vat: pair('الضريبة', 'VAT'),
  lineTotal: pair('المجموع', 'Total'),
  subtotal: pair('الإجمالي دون الضريبة', 'Total excluding VAT'),
  vatTotal: pair('ضريبة القيمة المضافة', 'Value added tax'),
  zeroRated: pair(
    'نقل دولي خاضع للضريبة بنسبة الصفر (المادة 34 من اللائحة التنفيذية)',
    'International transport, zero-rated (Article 34 of the Regulations)',
  ),
  qr: pair('رمز الفاتورة الإلكترونية', 'E-invoice QR code'),
  currency: pair('جميع المبالغ بالريال السعودي', 'All amounts are in Saudi riyals (SAR)'),
  electronic: pair(
    'صدرت هذه الوثيقة إلكترونيًا ولا تحتاج إلى ختم أو توقيع',
    'Issued electronically; no stamp or signature is needed',
  ),
};

/** What differs between an invoice and a credit note. */
export const KIND_WORDS = {
  invoice: {
    standard: pair('فاتورة ضريبية', 'Tax Invoice'),
    simplified: pair('فاتورة ضريبية مبسطة', 'Simplified Tax Invoice'),
    total: pair('الإجمالي شامل الضريبة', 'Total including VAT'),
    settled: pair('تم السداد من رصيد الحساب', 'Paid from the account balance'),
  },
  credit_note: {
    standard: pair('إشعار دائن ضريبي', 'Tax Credit Note'),
    simplified: pair('إشعار دائن ضريبي مبسط', 'Simplified Tax Credit Note'),
    total: pair('المسترد شامل الضريبة', 'Credited including VAT'),
    settled: pair('تمت الإعادة إلى رصيد الحساب', 'Returned to the account balance'),
  },
};
