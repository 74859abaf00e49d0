import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useGetShipmentRating } from '../../../api/generated/ratings/ratings.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { colors, type, typeScale } from '../../../ui/theme/tokens.ts';
import { rateParameter } from '../../../../common/shipment-paths.ts';
import { GivenRating } from './given-rating.tsx';

const RatingDialog = lazy(async () => ({
  default: (await withTexts('shipments/saved', import('./rating-dialog.tsx'))).RatingDialog,
}));

const Root = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });
const Question = styled('p')(type.h3);
const About = styled('p')({ color: colors.inkMuted, ...typeScale.small });

/** The rating of an ended shipment's courier: asks for it, shows it, and lets it be changed. */
export function RatingPanel({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const name = useLocalized()(shipment.courier.name);
  const { data, isError, refetch } = useGetShipmentRating(shipment.id);
  const [isOpen, setOpen] = useRateParameter();
  const canRate = data?.state === 'open' || data?.state === 'rated';
  const edit = () => {
    setOpen(true);
  };
  return (
    <Panel title={text('shipments.rating.title')}>
      {!data && !isError && <LinesSkeleton lines={4} />}
      {!data && isError && <FailedState onRetry={() => void refetch()} />}
      {data?.rating && <GivenRating given={data} rating={data.rating} onEdit={edit} />}
      {data?.state === 'open' && (
        <Root>
          <Question>{text('shipments.rating.ask', { courier: name })}</Question>
          <About>{text('shipments.rating.public')}</About>
          <Button aria-haspopup="dialog" onClick={edit}>
            {text('shipments.rating.rate')}
          </Button>
          {data.until !== undefined && (
            <About>
              {text('shipments.rating.until')} <DateText value={data.until} format="short" />
            </About>
          )}
        </Root>
      )}
      {(data?.state === 'too_late' || data?.state === 'not_ratable') && (
        <About>{text(`shipments.rating.state.${data.state}`)}</About>
      )}
      {isOpen && canRate && (
        <Suspense>
          <RatingDialog
            shipmentId={shipment.id}
            courierName={name}
            state={data}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** Whether the form is open is in the address, so that other screens can lead to it. */
function useRateParameter(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const setOpen = (isOpen: boolean) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (isOpen) after.set(rateParameter, 'true');
        else after.delete(rateParameter);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [params.has(rateParameter), setOpen];
}
