import styled from '@emotion/styled';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { type ScatterMarkerProps, ScatterPlot } from '@mui/x-charts/ScatterChart';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { MuiTheme } from '../../../ui/theme/mui-theme.tsx';
import { colors, fontFamily, typeScale } from '../../../ui/theme/tokens.ts';

/** A price by its cost and delivery time. */
export interface PricePoint {
  /** The courier and its service. */
  name: string;
  courier: string;
  riyals: number;
  days: number;
  /** No other price is both cheaper and faster. */
  isBest: boolean;
}

const Legend = styled('p')({
  display: 'flex',
  justifyContent: 'center',
  gap: 20,
  ...typeScale.small,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
});
const Dot = styled('span')({ inlineSize: 12, blockSize: 12, borderRadius: '50%' });

interface PriceTimeChartProps {
  points: readonly PricePoint[];
  /** Pixels. */
  height: number;
}

/**
 * Prices as points: further down is cheaper, further to the start is faster. The time axis runs
 * with the text, so that in both languages the best corner is the lower one at the start.
 */
export function PriceTimeChart({ points, height }: PriceTimeChartProps) {
  const text = useText();
  const intl = useIntl();
  const isRtl = document.dir === 'rtl';
  const days = Math.max(...points.map((point) => point.days));
  const riyals = Math.max(...points.map((point) => point.riyals));
  const label = (amount: number) => intl.formatNumber(amount);
  const marker = useCallback(
    ({ dataIndex, x, y }: ScatterMarkerProps) => {
      const point = points[dataIndex];
      if (!point) return null;
      const { name, courier, isBest } = point;
      const radius = isBest ? 8 : 5;
      const price = intl.formatNumber(point.riyals, { minimumFractionDigits: 2 });
      return (
        <g>
          <title>{text('companies.chart.point', { name, price, days: point.days })}</title>
          <circle cx={x} cy={y} r={radius} fill={colorOf(isBest)} />
          {/* Names of neighbours stand above and below, so that they do not meet. */}
          <text
            x={x}
            y={dataIndex % 2 === 0 ? y - radius - 6 : y + radius + 16}
            textAnchor="middle"
            fontSize={12}
            fill={colors.ink}
          >
            {courier}
          </text>
        </g>
      );
    },
    [points, intl, text],
  );
  return (
    <MuiTheme>
      <Legend dir={isRtl ? 'rtl' : 'ltr'}>
        {[true, false].map((isBest) => (
          <span key={String(isBest)}>
            <Dot style={{ background: colorOf(isBest) }} />
            {text(isBest ? 'companies.chart.unbeaten' : 'companies.chart.others')}
          </span>
        ))}
      </Legend>
      <ChartsDataProvider
        height={height}
        series={[
          {
            type: 'scatter',
            data: points.map((point, id) => ({ id, x: point.days, y: point.riyals })),
          },
        ]}
        xAxis={[
          {
            min: -0.5,
            max: days + 0.5,
            reverse: isRtl,
            tickInterval: Array.from({ length: days + 1 }, (_, day) => day),
            // The library leaves out every label of its own accord.
            tickLabelInterval: () => true,
            valueFormatter: label,
            label: text('companies.chart.daysAxis'),
            height: 52,
          },
        ]}
        yAxis={[
          {
            min: 0,
            // Room for the name above the highest point.
            max: riyals * 1.15,
            position: isRtl ? 'right' : 'left',
            valueFormatter: label,
            label: text('companies.chart.priceAxis'),
            width: 64,
          },
        ]}
      >
        <ChartsSurface sx={{ '& text': { fontFamily: `${fontFamily} !important` } }}>
          <ChartsGrid horizontal />
          <ChartsXAxis />
          <ChartsYAxis />
          <ScatterPlot slots={{ marker }} />
        </ChartsSurface>
      </ChartsDataProvider>
    </MuiTheme>
  );
}

function colorOf(isBest: boolean): string {
  return isBest ? colors.verdigris : colors.lineStrong;
}
