import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { ParcelBar } from '../../../shared/pricing/parcel-bar.tsx';
import type { ParcelValues } from '../../../shared/pricing/parcel.ts';
import { pricedQuoteOptions } from '../../../shared/pricing/priced-quote.ts';
import { requestOf } from '../../../shared/pricing/quote-request.ts';
import { TransitText } from '../../../shared/pricing/transit-text.tsx';
import { useExclusionText } from '../../../shared/pricing/use-exclusion-text.ts';
import { useUsualParcel } from '../../../shared/pricing/usual-parcel.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { colors, figures, typeScale } from '../../../ui/theme/tokens.ts';
import { ShipLink } from '../compare/ship-link.tsx';

const Lines = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginBlockStart: 16,
});
const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '& > .service': { flex: '1 1 160px', fontWeight: 500 },
});
const Total = styled('span')({ ...typeScale.title, ...figures, fontWeight: 600 });
const Muted = styled('span')({ color: colors.inkMuted, ...typeScale.small });

/** What this courier charges for the usual parcel with each of its services. */
export function YourParcel({ courierId }: { courierId: string }) {
  const text = useText();
  const { parcel, setParcel } = useUsualParcel();
  return (
    <Panel title={text('companies.parcel.title')}>
      <ParcelBar parcel={parcel} onChange={setParcel} />
      {parcel && <Prices courierId={courierId} parcel={parcel} />}
    </Panel>
  );
}

function Prices({ courierId, parcel }: { courierId: string; parcel: ParcelValues }) {
  const { nameOf } = useEnumNames();
  const exclusionText = useExclusionText(useMoneyString());
  const request = requestOf(parcel);
  const asked = request && { ...request, couriers: [courierId] };
  const { data, isError, refetch } = useQuery(pricedQuoteOptions(asked));
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={2} height={36} />;
  const { quote } = data;
  return (
    <Lines>
      {quote.prices.map((price) => (
        <Line key={price.service_type}>
          <span className="service">{nameOf('service_type', price.service_type)}</span>
          <Muted>
            <TransitText value={price.transit_times} />
          </Muted>
          <Total>
            <MoneyText value={price.total_fee} />
          </Total>
          <ShipLink quote={quote} price={price} parcel={parcel} />
        </Line>
      ))}
      {quote.excluded.map((each) => (
        <Line key={each.service_type}>
          <span className="service">{nameOf('service_type', each.service_type)}</span>
          <Muted>
            <WithRiyalSign>{exclusionText(each, quote.request)}</WithRiyalSign>
          </Muted>
        </Line>
      ))}
    </Lines>
  );
}
