import styled from '@emotion/styled';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useListRatingInvitations } from '../../api/generated/ratings/ratings.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useKeptOnDevice } from '../../ui/kept-on-device.ts';
import { focusHeading } from '../../ui/layout/focus-heading.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { CourierIdentity } from '../../shared/couriers/courier-identity.tsx';
import { shipmentPaths } from '../shipments/paths.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Lead = styled('p')({ marginBlock: 12, color: colors.inkMuted, ...typeScale.small });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** When the last delivery was that the person does not want to rate now; empty if there is none. */
const readPutOff = (kept: unknown) => (typeof kept === 'string' ? kept : '');

/** Invites to rate the courier of the shipment that was delivered last, until it is put off. */
export function RatingInvitation() {
  const text = useText();
  const localized = useLocalized();
  const { data: profile } = useGetProfile();
  const { data } = useListRatingInvitations();
  const [putOff, setPutOff] = useKeptOnDevice('ratings.putOff', profile?.id, readPutOff);
  const invited = data?.data.find(({ delivered_at }) => delivered_at > putOff);
  if (!profile || !data || !invited) return null;
  const { courier, shipment_id, tracking_number } = invited;
  const name = localized(courier.name);
  const putAllOff = () => {
    const times = data.data.map(({ delivered_at }) => delivered_at);
    setPutOff(times.reduce((last, each) => (each > last ? each : last)));
    focusHeading();
  };
  return (
    <Panel title={text('home.rating.title')}>
      <CourierIdentity id={courier.id} name={name} size={42} />
      <Lead>{text('home.rating.description', { courier: name, number: tracking_number })}</Lead>
      <Ways>
        <ButtonLink to={shipmentPaths.rating(shipment_id)}>{text('home.rating.rate')}</ButtonLink>
        <Button variant="text" onClick={putAllOff}>
          {text('home.rating.later')}
        </Button>
      </Ways>
    </Panel>
  );
}
