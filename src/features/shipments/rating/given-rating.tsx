import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { Rating } from '../../../api/generated/model/rating.ts';
import type { ShipmentRating } from '../../../api/generated/model/shipment-rating.ts';
import { useDeleteRating } from '../../../api/generated/ratings/ratings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PartStars } from '../../../shared/couriers/part-stars.tsx';
import { RatingStars } from '../../../shared/couriers/rating-stars.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}));

const Root = styled('div')({ display: 'grid', gap: 16 });
const Words = styled('p')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
const About = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface GivenRatingProps {
  given: ShipmentRating;
  rating: Rating;
  onEdit: () => void;
}

/** A rating that was given, with the ways to change and to delete it. */
export function GivenRating({ given, rating, onEdit }: GivenRatingProps) {
  const text = useText();
  const [opened] = useState(() => new Date().toISOString());
  const until = given.until !== undefined && opened < given.until ? given.until : null;
  const untilLabel = text('shipments.rating.changeUntil');
  return (
    <Root>
      <RatingStars rating={rating.score} size={22} />
      {rating.text !== undefined && (
        <Words>
          <bdi>{rating.text}</bdi>
        </Words>
      )}
      <PartStars parts={rating.parts} />
      <Ways>
        {until !== null && (
          <Button variant="outline" size="small" aria-haspopup="dialog" onClick={onEdit}>
            {text('shipments.rating.change')}
          </Button>
        )}
        <DeleteRating shipmentId={rating.shipment_id} />
      </Ways>
      {until !== null && (
        <About>
          {untilLabel} <DateText value={until} format="short" />
        </About>
      )}
    </Root>
  );
}

function DeleteRating({ shipmentId }: { shipmentId: string }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutate, reset, isPending, isError } = useDeleteRating({
    mutation: {
      onSuccess: () => {
        setAsking(false);
        showToast({ tone: 'success', titleId: 'shipments.rating.deleted' });
        focusHeading();
      },
    },
  });
  return (
    <>
      <Button
        variant="text"
        size="small"
        color="neutral"
        aria-haspopup="dialog"
        onClick={() => {
          reset();
          setAsked(true);
          setAsking(true);
        }}
      >
        {text('shipments.rating.delete')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open={asking}
            danger
            title={text('shipments.rating.deleteQuestion')}
            confirmLabel={text('shipments.rating.deleteConfirm')}
            cancelLabel={text('shipments.rating.keep')}
            loading={isPending}
            error={isError ? text('shipments.rating.deleteFailed') : null}
            onConfirm={() => {
              mutate({ shipmentId });
            }}
            onClose={() => {
              setAsking(false);
            }}
          >
            <p>{text('shipments.rating.deleteLead')}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
