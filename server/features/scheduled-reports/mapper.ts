import type { Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import { dayOfNext } from '../../domain/reports/schedule.ts';
import type { ScheduledReportsTable } from './tables.ts';

export function toScheduledReport(
  row: Selectable<ScheduledReportsTable>,
): components['schemas']['ScheduledReport'] {
  const { id, report, frequency, filters, sent_for, created_at } = row;
  return {
    ...{ id, report, frequency, filters },
    next_on: dayOfNext(frequency, sent_for),
    created_at: created_at.toISOString(),
  };
}
