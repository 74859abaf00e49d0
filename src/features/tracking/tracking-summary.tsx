import styled from '@emotion/styled';
import type { Tracking } from '../../api/generated/model/tracking.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceText } from '../../shared/places/use-place-text.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { RouteText } from '../../shared/journey/route-text.tsx';
import { CourierIdentity } from '../../shared/couriers/courier-identity.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginBlockEnd: 24,
  paddingBlockEnd: 20,
  borderBlockEnd: `1px solid ${colors.line}`,
});
const Fact = styled('div')({
  '& > :first-of-type': { color: colors.inkMuted, ...typeScale.caption },
});
const Large = styled('p')({ ...typeScale.lead, fontWeight: 600 });

/** The courier, the route and the expected delivery. */
export function TrackingSummary({ tracking }: { tracking: Tracking }) {
  const text = useText();
  const localized = useLocalized();
  const placeText = usePlaceText();
  const { nameOf } = useEnumNames();
  const { courier, origin, destination, status, service_type } = tracking;
  const expected = status === 'pending' && tracking.tracking_status !== 'returning';
  return (
    <Root>
      <Fact>
        <p>{text('tracking.route')}</p>
        <Large>
          <RouteText from={placeText(origin)} to={placeText(destination)} />
        </Large>
      </Fact>
      {expected && (
        <Fact>
          <p>{text('tracking.expected')}</p>
          <Large>
            <DateText value={tracking.expected_delivery_on} format="short" />
          </Large>
        </Fact>
      )}
      <CourierIdentity id={courier.id} name={localized(courier.name)}>
        {nameOf('service_type', service_type)}
      </CourierIdentity>
    </Root>
  );
}
