import type { components } from '../../../openapi/generated/types.ts';
import { addDays, type CalendarDay, dayInMonth } from '../../domain/calendar.ts';
import { evaluate, type MeasureName, MEASURES } from '../../domain/reports/measures.ts';
import type { ReportSums } from './report-sums.ts';

type Point = components['schemas']['ReportPoint'];

/** The course of measures over the first period, a point for each step of it. */
export async function seriesOf(sums: ReportSums, names: readonly MeasureName[]): Promise<Point[]> {
  const read = await Promise.all(
    names.map(async (name) => {
      const rows = await sums.stepsOf(name);
      return [name, rows && Map.groupBy(rows, ({ step }) => step)] as const;
    }),
  );
  const courses = read.flatMap(([name, steps]) => (steps ? [[name, steps] as const] : []));
  if (courses.length === 0) return [];
  return stepsIn(sums).map((step) => ({
    from: step < (sums.periods[0]?.from ?? step) ? (sums.periods[0]?.from ?? step) : step,
    values: Object.fromEntries(
      courses.flatMap(([name, steps]) => {
        const value = evaluate(MEASURES[name], steps.get(step) ?? []);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  }));
}

/** The first days of the steps; the first and the last month may be cut off by the period. */
function stepsIn({ periods: [period], step }: ReportSums): CalendarDay[] {
  if (!period) return [];
  const steps: CalendarDay[] = [];
  const first = step === 'month' ? `${period.from.slice(0, 7)}-01` : period.from;
  for (let day = first; day < period.to;) {
    steps.push(day);
    day = step === 'month' ? dayInMonth(day, 1, 1) : addDays(day, 1);
  }
  return steps;
}
