import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { everyById } from '../../db/pages.ts';
import type { LocalizedText } from '../../domain/rate-card.ts';
import type { Locale } from '../../reference/locale.ts';
import { riyadhSecond } from '../../reference/riyadh-time.ts';
import { isTestKey } from '../api-keys/is-test-key.ts';
import { outcomeOf } from './mapper.ts';
import { type ApiRequestRow, matchingRequests, type RequestFilter } from './store.ts';

const OUTCOMES: Record<components['schemas']['ApiRequestOutcome'], LocalizedText> = {
  succeeded: { ar: 'ناجح', en: 'Succeeded' },
  refused: { ar: 'مرفوض', en: 'Refused' },
  failed: { ar: 'متعذّر', en: 'Failed' },
};
const YES_OR_NO = { true: { ar: 'نعم', en: 'Yes' }, false: { ar: 'لا', en: 'No' } };

type Column = [ar: string, en: string, cell: (row: ApiRequestRow, locale: Locale) => string];

const COLUMNS: readonly Column[] = [
  ['التاريخ', 'Date', ({ at }) => riyadhSecond(at)[0] ?? ''],
  ['الوقت', 'Time', ({ at }) => riyadhSecond(at)[1] ?? ''],
  ['الطريقة', 'Method', ({ method }) => method],
  ['المسار', 'Path', ({ path }) => path],
  ['رمز الحالة', 'Status', ({ status }) => `${status}`],
  ['النتيجة', 'Result', ({ status }, locale) => OUTCOMES[outcomeOf(status)][locale]],
  ['رمز المشكلة', 'Problem', ({ code }) => code ?? ''],
  ['المدة بالمللي ثانية', 'Milliseconds', ({ duration_ms }) => `${duration_ms}`],
  ['المفتاح', 'Key', ({ key_name }) => key_name],
  ['مفتاح العميل', 'Client key', ({ client_key }) => client_key],
  [
    'مفتاح اختبار',
    'Test key',
    ({ client_key }, locale) => YES_OR_NO[`${isTestKey(client_key)}`][locale],
  ],
  ['معرّف الطلب', 'Request ID', ({ request_id }) => request_id],
];

/** The headings, then every matching entry, newest first. */
export async function* requestLines(
  db: Queryable,
  accountId: string,
  filter: RequestFilter,
  locale: Locale,
): AsyncGenerator<string[]> {
  yield COLUMNS.map(([ar, en]) => (locale === 'ar' ? ar : en));
  for await (const row of everyById(matchingRequests(db, accountId, filter), 'desc')) {
    yield COLUMNS.map(([, , cell]) => cell(row, locale));
  }
}
