import type { Queryable } from '../../../db/database.ts';
import type { Dimension } from '../../../domain/reports/reports.ts';
import type { Locale } from '../../../reference/locale.ts';
import { REPORT_NAMES } from '../../../reference/report-names.ts';
import type { ReportFilter } from '../judge-query.ts';
import { rowNames } from '../row-names.ts';

/** What narrows a report, with its name: `Courier`, `Palm Caravan`. */
export async function filterFacts(
  db: Queryable,
  accountId: string,
  { parts, client }: ReportFilter,
  locale: Locale,
): Promise<{ name: string; value: string }[]> {
  const given = Object.entries(parts) as [Dimension, string][];
  const facts = await Promise.all(
    given.map(async ([by, key]) => {
      const named = (await rowNames(db, accountId, by, [key])).get(key);
      return {
        name: REPORT_NAMES.report_dimension[by][locale],
        value: named?.name?.[locale] ?? named?.label ?? key,
      };
    }),
  );
  if (!client) return facts;
  const name = REPORT_NAMES.report_dimension.client[locale];
  return [...facts, { name, value: client.name ?? client.phone }];
}
