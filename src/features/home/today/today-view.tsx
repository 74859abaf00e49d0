import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Money } from '../../../../common/money.ts';
import { useGetToday } from '../../../api/generated/today/today.ts';
import { declareStale } from '../../../api/stale-after.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { billingPaths } from '../../billing/paths.ts';
import { shipmentPaths } from '../../shipments/paths.ts';
import { TodayFrame, Tiles } from './today-frame.tsx';
import { TodayTile, TodayTileSkeleton } from './today-tile.tsx';

const STALE = ['getToday'] as const;

// Declared here and not in a `feature.ts`: before this has loaded, there is nothing to become stale.
declareStale({ createShipment: STALE, cancelShipment: STALE, bookImportBatch: STALE });

const Failed = styled('div')({ padding: 16 });

const TILES = ['booked', 'delivered', 'charges', 'cash'] as const;

/** Today's numbers, each with its change since this time yesterday and the way to its rows. */
export function TodayView() {
  const text = useText();
  const intl = useIntl();
  const moneyString = useMoneyString();
  const { data, isError, refetch } = useGetToday();
  const title = text('home.today.title');
  if (!data) {
    return (
      <TodayFrame aria-label={title}>
        {isError ? (
          <Failed>
            <FailedState isSmall onRetry={() => void refetch()} />
          </Failed>
        ) : (
          <Tiles aria-busy>
            {TILES.map((tile) => (
              <TodayTileSkeleton key={tile} label={text(`home.today.${tile}`)} />
            ))}
          </Tiles>
        )}
      </TodayFrame>
    );
  }
  const { booked, delivered, shipping_charges: charges, cash_collected: cash } = data;
  const day = `created_from=${data.day}&created_to=${data.day}`;
  const inCount = (change: number) => intl.formatNumber(change);
  const inMoney = (change: number) => moneyString({ amount: change, currency: 'SAR' });
  const count = (value: number) => <Ltr>{intl.formatNumber(value)}</Ltr>;
  const money = (value: Money) => <MoneyText value={value} />;
  return (
    <TodayFrame aria-label={title}>
      <Tiles>
        <TodayTile
          to={`${shipmentPaths.list}?${day}`}
          label={text('home.today.booked')}
          figure={count(booked.today)}
          change={booked.today - booked.yesterday}
          changeText={inCount}
        />
        <TodayTile
          to={`${shipmentPaths.list}?status=completed&sort=-updated_at`}
          label={text('home.today.delivered')}
          figure={count(delivered.today)}
          change={delivered.today - delivered.yesterday}
          changeText={inCount}
        />
        <TodayTile
          to={`${billingPaths.overview}?${day}`}
          label={text('home.today.charges')}
          figure={money(charges.today)}
          change={charges.today.amount - charges.yesterday.amount}
          changeText={inMoney}
          isAmount
        />
        <TodayTile
          to={`${billingPaths.overview}?kind=cod_collected&${day}`}
          label={text('home.today.cash')}
          figure={money(cash.today)}
          change={cash.today.amount - cash.yesterday.amount}
          changeText={inMoney}
          isAmount
        />
      </Tiles>
    </TodayFrame>
  );
}
