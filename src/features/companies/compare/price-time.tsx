import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Quote } from '../../../api/generated/model/quote.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TransitText } from '../../../shared/pricing/transit-text.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, figures, typeScale } from '../../../ui/theme/tokens.ts';
import { useNear } from '../../../ui/use-near.ts';
import { frontierOf } from './frontier.ts';

const Chart = lazy(async () => ({
  default: (await import('./price-time-chart.tsx')).PriceTimeChart,
}));

const chartHeight = 320;

const Sentence = styled('p')({ marginBlockEnd: 12 });
const Place = styled('div')({
  minBlockSize: chartHeight,
  '@media print': { display: 'none' },
});
const Details = styled(Disclosure)({
  marginBlockStart: 12,
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', ...typeScale.small, ...figures },
  '& th, & td': { padding: '8px 0', paddingInlineEnd: 12, textAlign: 'start', fontWeight: 400 },
  '& thead th': { color: colors.inkMuted },
});

/** Every price by what it costs and how long it takes, and those that nobody beats on both. */
export function PriceTime({ prices }: { prices: Quote['prices'] }) {
  const text = useText();
  const intl = useIntl();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const [place, isNear] = useNear<HTMLDivElement>();
  const choices = prices.map((price) => ({
    price,
    name: text('companies.chart.name', {
      courier: localized(price.courier.name),
      service: nameOf('service_type', price.service_type),
    }),
    cost: price.total_fee.amount,
    time: price.transit_times.max_days,
  }));
  const front = frontierOf(choices);
  const best = choices.filter((choice) => front.has(choice));
  const byTime = choices.toSorted((a, b) => a.time - b.time || a.cost - b.cost);
  const points = byTime.map((choice) => ({
    name: choice.name,
    courier: localized(choice.price.courier.name),
    riyals: choice.cost / 100,
    days: choice.time,
    isBest: front.has(choice),
  }));
  return (
    <Panel title={text('companies.chart.title')}>
      <Sentence>
        {text('companies.chart.sentence', {
          names: intl.formatList(best.map(({ name }) => name)),
        })}
      </Sentence>
      <Place ref={place}>
        {isNear && (
          <Suspense>
            <Chart points={points} height={chartHeight} />
          </Suspense>
        )}
      </Place>
      <Details>
        <summary>{text('companies.chart.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('companies.chart.courier')}</th>
              <th scope="col">{text('companies.chart.price')}</th>
              <th scope="col">{text('companies.chart.days')}</th>
              <th scope="col">{text('companies.chart.unbeaten')}</th>
            </tr>
          </thead>
          <tbody>
            {choices.map((choice) => (
              <tr key={`${choice.price.courier.id} ${choice.price.service_type}`}>
                <th scope="row">{choice.name}</th>
                <td>
                  <MoneyText value={choice.price.total_fee} />
                </td>
                <td>
                  <TransitText value={choice.price.transit_times} />
                </td>
                <td>{text(front.has(choice) ? 'companies.chart.yes' : 'companies.chart.no')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Details>
    </Panel>
  );
}
