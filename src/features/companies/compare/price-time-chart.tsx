import styled from '@emotion/styled';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../i18n/locale-context.ts';
import { useText } from '../../../i18n/use-text.ts';
import { placeNames } from './place-names.ts';
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
const Name = styled('text')({
  fontSize: typeScale.caption.fontSize,
  fill: colors.ink,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
/** Pixels that a letter of a name takes, rather too many than too few. */
const letterWidth = 7;
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
  const isRtl = useLocale().direction === 'rtl';
  const days = Math.max(...points.map((point) => point.days));
  const riyals = Math.max(...points.map((point) => point.riyals));
  const label = (amount: number) => intl.formatNumber(amount);
  return (
    <MuiTheme>
      <Legend>
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
          <Points points={points} />
        </ChartsSurface>
      </ChartsDataProvider>
    </MuiTheme>
  );
}

/** The points, the best last so that they lie on top, and the names that have room. */
function Points({ points }: { points: readonly PricePoint[] }) {
  const text = useText();
  const intl = useIntl();
  const [toX, toY, area] = [useXScale<'linear'>(), useYScale<'linear'>(), useDrawingArea()];
  const spots = points
    .toSorted((a, b) => Number(b.isBest) - Number(a.isBest))
    .map((point) => ({
      ...point,
      x: toX(point.days),
      y: toY(point.riyals),
      radius: point.isBest ? 8 : 5,
      width: point.courier.length * letterWidth,
    }));
  const names = placeNames(spots, area);
  return (
    <>
      {spots.toReversed().map(({ name, x, y, radius, isBest, riyals, days }) => (
        <circle key={name} cx={x} cy={y} r={radius} fill={colorOf(isBest)}>
          <title>
            {text('companies.chart.point', {
              name,
              price: intl.formatNumber(riyals, { minimumFractionDigits: 2 }),
              days,
            })}
          </title>
        </circle>
      ))}
      {spots.map(({ name, courier }, at) => {
        const place = names[at];
        return (
          place && (
            <Name key={name} x={place.x} y={place.y}>
              {courier}
            </Name>
          )
        );
      })}
    </>
  );
}

function colorOf(isBest: boolean): string {
  return isBest ? colors.verdigris : colors.lineStrong;
}
