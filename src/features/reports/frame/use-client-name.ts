import { useQueryClient } from '@tanstack/react-query';
import type { Report } from '../../../api/generated/model/report.ts';

/**
 * The name of a client, from the reports that have been read; undefined if none of them has it, as
 * after a reload.
 */
export function useClientName(client: string | undefined): string | undefined {
  const queries = useQueryClient();
  if (client === undefined) return undefined;
  return queries
    .getQueriesData<Report>({ queryKey: ['getReport'] })
    .flatMap(([, report]) => report?.tables ?? [])
    .filter(({ by }) => by === 'client')
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === client)?.label;
}
