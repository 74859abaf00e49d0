import { reportAddress } from '../../../common/report-paths.ts';
import { addDays, daysBetween, riyadhDay } from '../../domain/calendar.ts';
import { type Frequency, lastPeriod } from '../../domain/reports/schedule.ts';
import type { Period } from '../../domain/reports/pieces.ts';
import { REPORT_NAMES } from '../../reference/report-names.ts';
import type { NoticeServices } from '../delivery-notices/send-notices.ts';
import { keyFigures } from '../reports/files/key-figures.ts';
import { daysText, reportPdf } from '../reports/files/report-pdf.ts';
import { findFilter } from '../reports/judge-query.ts';
import { readReport } from '../reports/read-report.ts';
import { type DueReport, dueReports, markSent } from './store.ts';

const FREQUENCIES: readonly Frequency[] = ['day', 'week', 'month'];
/** Reports read at a time. */
const BATCH = 100;
/** Days after the end of a period on which its e-mail is still tried. */
const TRIED = 3;

/**
 * Sends the reports of the periods that are over, each once. The job runs on one process at a time;
 * if it dies while an e-mail is sent, that e-mail may come twice. What cannot be sent is tried again
 * in the next run, for three days at most; of several periods that were missed, the last is sent.
 */
export async function sendReports(services: NoticeServices, now: Date): Promise<void> {
  const { db, log } = services;
  const today = riyadhDay(now);
  for (const frequency of FREQUENCIES) {
    const period = lastPeriod(frequency, today);
    if (daysBetween(period.to, today) >= TRIED) continue;
    let after: readonly [string, string] = ['', ''];
    for (;;) {
      const due = await dueReports(db.kysely, { frequency, from: period.from }, after, BATCH);
      for (const report of due) {
        await sendOne(services, report, period, now).catch((err: unknown) => {
          // A mail server's answer may contain the address.
          const code = err instanceof Error && 'code' in err ? err.code : undefined;
          log.warn({ accountId: report.account_id, code }, 'a report could not be sent');
        });
      }
      const last = due.at(-1);
      if (last === undefined) break;
      after = [last.account_id, last.id];
    }
  }
}

async function sendOne(
  { db: { kysely }, messages }: NoticeServices,
  due: DueReport,
  period: Period,
  now: Date,
): Promise<void> {
  const { account_id: accountId, report, frequency, filters, email: to, locale } = due;
  const found = await findFilter(kysely, accountId, report, filters);
  // A store that is gone since has nothing to report.
  if ('filter' in found) {
    const asked = { report, ...period, compare: true, filter: found.filter };
    const shown = await readReport(kysely, accountId, asked, now);
    const content = await reportPdf(kysely, accountId, shown, asked.filter, { locale, now });
    const last = addDays(period.to, -1);
    await messages.deliver({
      ...{ kind: 'report', channel: 'email', to, locale, frequency },
      title: REPORT_NAMES.report[report][locale],
      days: daysText(period.from, period.to, locale),
      figures: keyFigures(shown, locale),
      path: reportAddress(report, { from: period.from, to: last, ...filters }),
      ...(content && {
        attachment: {
          name: `mizan-${report.replaceAll('_', '-')}-${period.from}-${last}.pdf`,
          type: 'application/pdf',
          content,
        },
      }),
    });
  }
  await markSent(kysely, due, period.from);
}
