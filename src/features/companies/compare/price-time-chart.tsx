import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { colors, fontFamily } from '../../../ui/theme/tokens.ts';

interface PriceTimeChartProps {
  points: readonly { name: string; riyals: number; days: number; isBest: boolean }[];
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
  const series = (isBest: boolean) => ({
    label: text(isBest ? 'companies.chart.unbeaten' : 'companies.chart.others'),
    color: isBest ? colors.verdigris : colors.lineStrong,
    markerSize: isBest ? 8 : 5,
    data: points
      .map((point, id) => ({ ...point, id }))
      .filter((point) => point.isBest === isBest)
      .map(({ id, days: x, riyals: y }) => ({ id, x, y })),
    valueFormatter: (
      value: { x: number; y: number } | null,
      { dataIndex }: { dataIndex: number },
    ) => {
      const own = points.filter((point) => point.isBest === isBest)[dataIndex];
      if (!own || !value) return '';
      return text('companies.chart.point', {
        name: own.name,
        price: intl.formatNumber(own.riyals, { minimumFractionDigits: 2 }),
        days: own.days,
      });
    },
  });
  return (
    <ScatterChart
      height={height}
      series={[series(true), series(false)]}
      xAxis={[
        {
          min: -0.25,
          max: days + 0.25,
          reverse: isRtl,
          tickInterval: Array.from({ length: days + 1 }, (_, day) => day),
          valueFormatter: (value: number) => intl.formatNumber(value),
          label: text('companies.chart.daysAxis'),
          height: 50,
        },
      ]}
      yAxis={[
        {
          min: 0,
          position: isRtl ? 'right' : 'left',
          valueFormatter: (value: number) => intl.formatNumber(value),
          label: text('companies.chart.priceAxis'),
          width: 64,
        },
      ]}
      grid={{ horizontal: true }}
      sx={{ fontFamily }}
    />
  );
}
