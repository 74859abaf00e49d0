import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { everyById } from '../../db/pages.ts';
import { ENUM_NAMES } from '../../reference/enum-names.ts';
import type { Locale } from '../../reference/locale.ts';
import { riyadhTime } from '../../reference/riyadh-time.ts';
import { toSource } from './mapper.ts';
import { type ActivityFilter, type ActivityRow, matchingActivity } from './store.ts';

type Column = [ar: string, en: string, cell: (row: ActivityRow, locale: Locale) => string];

const COLUMNS: readonly Column[] = [
  ['التاريخ', 'Date', ({ created_at }) => riyadhTime(created_at)[0] ?? ''],
  ['الوقت', 'Time', ({ created_at }) => riyadhTime(created_at)[1] ?? ''],
  ['الإجراء', 'Action', ({ action }, locale) => ENUM_NAMES.activity_action[action][locale]],
  ['بواسطة', 'By', ({ actor_kind }, locale) => ENUM_NAMES.activity_actor[actor_kind][locale]],
  ['مفتاح الربط', 'API key', ({ actor_name }) => actor_name ?? ''],
  ['الجلسة أو المفتاح', 'Session or key', ({ actor_id }) => actor_id ?? ''],
  ['الدولة', 'Country', ({ country }) => country ?? ''],
  ['المتصفح', 'Browser', (row) => toSource(row).browser ?? ''],
  ['النظام', 'System', (row) => toSource(row).system ?? ''],
  ['بشأن', 'Subject', ({ subject_label }) => subject_label ?? ''],
  ['معرّف ما تغيّر', 'Subject ID', ({ subject_id }) => subject_id ?? ''],
  ['التغييرات', 'Changes', ({ changes }, locale) => changes.map(changeIn(locale)).join('\n')],
  ['معرّف القيد', 'Entry', ({ id }) => id],
];

/** The headings, then every matching entry, newest first. */
export async function* activityLines(
  db: Queryable,
  accountId: string,
  filter: ActivityFilter,
  locale: Locale,
): AsyncGenerator<string[]> {
  yield COLUMNS.map(([ar, en]) => (locale === 'ar' ? ar : en));
  for await (const row of everyById(matchingActivity(db, accountId, filter), 'desc')) {
    yield COLUMNS.map(([, , cell]) => cell(row, locale));
  }
}

/** `Office: 4 → 12`; the arrow points in the direction of reading. */
function changeIn(locale: Locale) {
  const arrow = locale === 'ar' ? '←' : '→';
  return ({ field, before = '–', after = '–' }: components['schemas']['ActivityChange']) =>
    `${ENUM_NAMES.activity_field[field][locale]}: ${before} ${arrow} ${after}`;
}
