import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useLocale } from '../../../i18n/locale-context.ts';
import { MuiTheme } from '../../../ui/theme/mui-theme.tsx';
import { colors, fontFamily, typeScale } from '../../../ui/theme/tokens.ts';
import { plot } from './plot.ts';
import { barOpacity, type Look } from './series-looks.tsx';

/** One figure over time. */
export interface CourseSeries {
  id: string;
  data: readonly number[];
  look: Look;
}

interface CourseChartProps {
  /** One for each point, in order of time. */
  keys: readonly string[];
  series: readonly CourseSeries[];
  /** Pixels. */
  width: number;
  /** A value on the axis. */
  axisText: (value: number) => string;
}

/** Fewer points than this have narrower bars, which would look like blocks. */
const fewBars = 8;
/** Pixels between points from which on markers do not touch. */
const roomForMarker = 16;

/**
 * Bars and lines over time, which runs with the text. It only draws: names, labels and what can be
 * pointed at lie over it (course-bands.tsx).
 */
export function CourseChart({ keys, series, width, axisText }: CourseChartProps) {
  const { direction } = useLocale();
  const isRtl = direction === 'rtl';
  const values = series.flatMap(({ data }) => data);
  const isFlat = values.every((value) => value === 0);
  const dashes: Record<string, { strokeDasharray: string }> = Object.fromEntries(
    series.map(({ id, look: { dash = 'none' } }) => [
      `& [data-series="${id}"].MuiLineElement-root`,
      { strokeDasharray: dash },
    ]),
  );
  const withMarkers = (width - plot.axis) / keys.length >= roomForMarker;
  return (
    <MuiTheme>
      <ChartsDataProvider
        // The library forgets lines when the width or the direction changes.
        key={`${direction} ${width}`}
        width={width}
        height={plot.height}
        margin={{ top: plot.top, bottom: plot.bottom, left: 0, right: 0 }}
        skipAnimation
        disableKeyboardNavigation
        series={series.map(({ id, data, look }) => ({
          id,
          type: look.kind,
          data: [...data],
          color: look.color,
          ...(look.kind === 'line' && {
            curve: 'linear' as const,
            showMark: withMarkers,
            shape: look.marker ?? 'circle',
          }),
        }))}
        xAxis={[
          {
            scaleType: 'band',
            data: [...keys],
            reverse: isRtl,
            position: 'none',
            categoryGapRatio: keys.length < fewBars ? 0.7 : 0.3,
          },
        ]}
        yAxis={[
          {
            ...(isFlat && { min: 0, max: 1 }),
            position: isRtl ? 'right' : 'left',
            width: plot.axis,
            tickNumber: 4,
            // Every unit is counted in whole numbers.
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            valueFormatter: axisText,
          },
        ]}
      >
        <ChartsSurface
          aria-hidden
          sx={{
            '& text': {
              fontFamily: `${fontFamily} !important`,
              fontSize: `${typeScale.caption.fontSize} !important`,
              fill: `${colors.inkMuted} !important`,
              fontFeatureSettings: "'tnum' 1, 'locl' 0",
            },
            '& line.MuiChartsGrid-line': { stroke: colors.line },
            '& path.MuiLineElement-root': { strokeWidth: 2 },
            ...dashes,
          }}
        >
          <ChartsGrid horizontal />
          <BarPlot
            borderRadius={3}
            slotProps={{ bar: { stroke: colors.verdigris, fillOpacity: barOpacity } }}
          />
          <LinePlot />
          <MarkPlot />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </MuiTheme>
  );
}
