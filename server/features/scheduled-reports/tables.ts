import type { ColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { CalendarDay } from '../../domain/calendar.ts';

type Schemas = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    scheduled_reports: ScheduledReportsTable;
  }
}

/** A report that an account gets by e-mail. */
export interface ScheduledReportsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  report: Fixed<Schemas['ReportName']>;
  frequency: Fixed<Schemas['ReportFrequency']>;
  filters: ColumnType<Schemas['ScheduledReportFilters'], string, never>;
  /** The first day of the last period that needs no e-mail any more. */
  sent_for: CalendarDay;
  created_at: FixedTime;
}
