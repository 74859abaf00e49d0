import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import type { LocalizedText } from '../../domain/rate-card.ts';
import type { Dimension } from '../../domain/reports/reports.ts';
import { ENUM_NAMES } from '../../reference/enum-names.ts';
import { CITIES } from '../../reference/places/cities.ts';
import { listCountries } from '../../reference/places/countries.ts';
import { readClientNames } from './clients-store.ts';

type Wire = components['schemas'];

/** How a row of a table is called. */
export type RowName = Pick<Wire['ReportTableRow'], 'name' | 'label' | 'phone'>;

const ENUM_OF = {
  service: 'service_type',
  source: 'source',
  payment_type: 'payment_type',
  payment_status: 'payment_status',
  failure_reason: 'failure_reason',
  ledger_kind: 'ledger_kind',
  top_up_method: 'top_up_method',
  document_subject: 'tax_document_subject',
} as const satisfies Partial<Record<Dimension, Wire['EnumName']>>;

const AGES: Readonly<Record<string, LocalizedText>> = {
  '0-7': { ar: 'حتى 7 أيام', en: 'Up to 7 days' },
  '8-14': { ar: 'من 8 إلى 14 يومًا', en: '8 to 14 days' },
  '15-30': { ar: 'من 15 إلى 30 يومًا', en: '15 to 30 days' },
  'over-30': { ar: 'أكثر من 30 يومًا', en: 'More than 30 days' },
};
const ORDER_REASONS: Readonly<Record<string, LocalizedText>> = {
  wrong_fields: { ar: 'حقول تحتاج إلى تصحيح', en: 'Fields to correct' },
  missing_address: { ar: 'العنوان الوطني ناقص', en: 'National Address missing' },
  incomplete: { ar: 'لم يرسل المتجر تفاصيل الطلب', en: 'The store sent no details' },
  unpaid: { ar: 'لم يُدفع بعد', en: 'Not paid yet' },
  masked_address: { ar: 'المتجر يحجب العنوان', en: 'The store hides the address' },
  no_courier: { ar: 'لا توجد شركة شحن مناسبة حسب القواعد', en: 'No courier matches the rules' },
  low_balance: { ar: 'الرصيد لا يكفي', en: 'Balance too low' },
};

/** How the rows of a table are called, by their keys. */
export async function rowNames(
  db: Queryable,
  accountId: string,
  by: Dimension,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RowName>> {
  if (keys.length === 0) return new Map();
  switch (by) {
    case 'courier': {
      const rows = await db.selectFrom('couriers').select(['id', 'name']).execute();
      return new Map(rows.map(({ id, name }) => [id, { name }]));
    }
    case 'store': {
      const rows = await db
        .selectFrom('stores')
        .select(['id', 'name'])
        .where('account_id', '=', accountId)
        .execute();
      return new Map(rows.map(({ id, name }) => [id, { label: name }]));
    }
    case 'client': {
      const rows = await readClientNames(db, accountId, keys.map(Number));
      return new Map(
        rows.map(({ number, phone, name }) => [
          String(number),
          { phone, ...(name !== null && { label: name }) },
        ]),
      );
    }
    default:
      return new Map(keys.map((key) => [key, { name: nameOf(by, key) }]));
  }
}

function nameOf(
  by: Exclude<Dimension, 'courier' | 'store' | 'client'>,
  key: string,
): LocalizedText {
  const unknown = { ar: key, en: key };
  switch (by) {
    case 'city':
      return cityName(key) ?? unknown;
    case 'cash_age':
      return AGES[key] ?? unknown;
    case 'order_reason':
      return ORDER_REASONS[key] ?? unknown;
    case 'vat_rate': {
      const rate = `${Number(key) / 100}%`;
      return { ar: rate, en: rate };
    }
    default: {
      const names: Readonly<Record<string, LocalizedText>> = ENUM_NAMES[ENUM_OF[by]];
      return names[key] ?? unknown;
    }
  }
}

function cityName(key: string): LocalizedText | undefined {
  if (!key.startsWith('SA-')) return listCountries().find(({ code }) => code === key)?.name;
  return CITIES.find(({ code }) => code === key.slice('SA-'.length))?.name;
}
