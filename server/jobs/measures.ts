import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Measure } from '../metrics/metrics.ts';

/** How much work the queues hold. */
export const jobMeasures = ({ kysely }: Pick<Database, 'kysely'>): Measure[] => {
  const count = async (...states: string[]): Promise<Record<string, number>> => {
    const { rows } = await sql<{ queue: string; jobs: number }>`
      select q.name as queue, count(j.id)::integer as jobs from jobs.queue q
      left join jobs.job j on j.name = q.name and j.state::text = any(${states})
      group by q.name`.execute(kysely);
    return Object.fromEntries(rows.map(({ queue, jobs }) => [queue, jobs]));
  };
  return [
    {
      name: 'waiting_jobs',
      help: 'Work that waits in each queue.',
      label: 'queue',
      read: () => count('created', 'retry'),
    },
    { name: 'active_jobs', help: 'Work under way.', label: 'queue', read: () => count('active') },
    {
      name: 'failed_jobs',
      help: 'Work of each queue that failed for good within the last hour.',
      label: 'queue',
      read: () => count('failed'),
    },
  ];
};
