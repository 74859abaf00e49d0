import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { colors, fontFamily } from '../../../ui/theme/tokens.ts';

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

interface PriceTimeChartProps {
  points: readonly PricePoint[];
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
  const groups = [true, false].map((isBest) => ({
    isBest,
    points: points.filter((point) => point.isBest === isBest),
  }));
  const label = (amount: number) => intl.formatNumber(amount);
  const marker = useCallback(
    ({ seriesId, dataIndex, x, y, color, size }: ScatterMarkerProps) => {
      const own = points.filter(({ isBest }) => String(isBest) === seriesId)[dataIndex];
      return (
        <g>
          <circle cx={x} cy={y} r={size} fill={color} />
          {/* Names of neighbours stand above and below, so that they do not meet. */}
          <text
            x={x}
            y={dataIndex % 2 === 0 ? y - size - 6 : y + size + 16}
            textAnchor="middle"
            fontSize={12}
            fill={colors.ink}
          >
            {own?.courier}
          </text>
        </g>
      );
    },
    [points],
  );

  return (
    <ScatterChart
      height={height}
      series={groups.map(({ isBest, points: own }) => ({
        id: String(isBest),
        label: text(isBest ? 'companies.chart.unbeaten' : 'companies.chart.others'),
        color: isBest ? colors.verdigris : colors.lineStrong,
        markerSize: isBest ? 8 : 5,
        data: own.map((point, id) => ({ id, x: point.days, y: point.riyals })),
        valueFormatter: (_, { dataIndex }) => {
          const point = own[dataIndex];
          return point
            ? text('companies.chart.point', {
                name: point.name,
                price: intl.formatNumber(point.riyals, { minimumFractionDigits: 2 }),
                days: point.days,
              })
            : '';
        },
      }))}
      xAxis={[
        {
          min: -0.5,
          max: days + 0.5,
          reverse: isRtl,
          tickInterval: Array.from({ length: days + 1 }, (_, day) => day),
          // The library leaves out every label, because it measures none of them in Arabic.
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
      grid={{ horizontal: true }}
      slots={{ marker }}
      sx={{ '& text': { fontFamily: `${fontFamily} !important` } }}
    />
  );
}
