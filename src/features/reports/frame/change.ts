import type { ReportUnit } from '../../../../common/report-units.ts';

/** How a figure differs from that of the period before. */
export interface Change {
  /** The sign tells the direction. */
  by: number;
  /** `percent` as a fraction of the figure before, `points` in 1/10,000 for shares. */
  as: 'percent' | 'points';
}

/** Undefined where there is nothing to compare with, or only nothing. */
export function changeOf(
  unit: ReportUnit,
  now: number | undefined,
  before: number | undefined,
): Change | undefined {
  if (now === undefined || before === undefined) return undefined;
  if (unit === 'share') return { by: now - before, as: 'points' };
  if (before === 0) return now === 0 ? { by: 0, as: 'percent' } : undefined;
  return { by: (now - before) / Math.abs(before), as: 'percent' };
}
