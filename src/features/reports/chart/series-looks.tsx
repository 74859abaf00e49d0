import { colors } from '../../../ui/theme/tokens.ts';

/** How a series is drawn: each differs from the others without its colour too. */
export interface Look {
  color: string;
  kind: 'bar' | 'line';
  /** Of a line. */
  dash?: string;
  marker?: 'circle' | 'diamond';
}

const bar: Look = { color: colors.verdigrisGlow, kind: 'bar' };
/** Lines stay readable over bars. */
export const barOpacity = 0.6;
const lines: readonly Look[] = [
  { color: colors.brass, kind: 'line', marker: 'circle' },
  { color: colors.info, kind: 'line', marker: 'diamond', dash: '5 4' },
];

/** Bars for the first series, lines with markers for the others. */
export function lookOf(at: number): Look {
  return at === 0 ? bar : (lines[(at - 1) % lines.length] ?? bar);
}

/** A sample of a series for the legend. */
export function LookSample({ look }: { look: Look }) {
  const { color, kind, dash, marker } = look;
  return (
    <svg aria-hidden width={24} height={14} viewBox="0 0 24 14" style={{ flexShrink: 0 }}>
      {kind === 'bar' ? (
        <rect
          {...{ x: 6, y: 1, width: 12, height: 12, rx: 2 }}
          fill={color}
          fillOpacity={barOpacity}
          stroke={colors.verdigris}
        />
      ) : (
        <>
          <line
            {...{ x1: 0, x2: 24, y1: 7, y2: 7, stroke: color, strokeWidth: 2 }}
            strokeDasharray={dash}
          />
          {marker === 'circle' ? (
            <circle cx={12} cy={7} r={3.5} fill={colors.surface} stroke={color} strokeWidth={2} />
          ) : (
            <path
              d="M12 2.5 16.5 7 12 11.5 7.5 7z"
              fill={colors.surface}
              stroke={color}
              strokeWidth={2}
            />
          )}
        </>
      )}
    </svg>
  );
}
