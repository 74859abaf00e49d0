import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { asApiError } from '../../../api/errors.ts';
import { useCreateLabelBatch } from '../../../api/generated/labels/labels.ts';
import type { LabelBatch } from '../../../api/generated/model/label-batch.ts';
import type { Printable } from './printable.ts';
import { useGetSubscription } from '../../../api/generated/plans/plans.ts';
import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import { useLocale } from '../../../i18n/locale-context.ts';
import { useText } from '../../../i18n/use-text.ts';
import { limitReachedBy, LimitReached } from '../../../shared/plan-limits/limit-reached.tsx';
import { DialogButtons } from '../../../ui/feedback/titled-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { useLabelPaper } from './use-label-paper.ts';

/** The contract's limit. */
const mostLabels = 2000;

interface BeginBatchProps {
  shipments: readonly Printable[];
  onBegun: (batch: LabelBatch) => void;
  onClose: () => void;
}

/** Asks for the paper, and starts only one file however often it is submitted. */
export function BeginBatch({ shipments, onBegun, onClose }: BeginBatchProps) {
  const text = useText();
  const { locale: language } = useLocale();
  const [paper, keepPaper] = useLabelPaper();
  const [intent, setIntent] = useState(newIdempotencyKey);
  const { mutate, isPending, error, reset } = useCreateLabelBatch({
    mutation: { meta: { handledCodes: ['no_label', 'plan_limit_reached'] }, onSuccess: onBegun },
  });
  const tooMany = useLimitPassed(shipments.length);
  const reached = limitReachedBy(error) ?? tooMany;
  const printable = shipments.filter(({ status }) => status !== 'cancelled');
  const cancelled = shipments.length - printable.length;
  // Each piece has its own label.
  const labels = printable.reduce((sum, { pieces }) => sum + pieces, 0);
  const hasNone = labels === 0 || asApiError(error)?.problem.code === 'no_label';
  const isTooMany = tooMany !== null || labels > mostLabels;
  const begin = () => {
    if (isPending) return;
    const shipment_ids = shipments.map(({ id }) => id);
    mutate({ data: { shipment_ids, paper, language }, headers: { 'Idempotency-Key': intent } });
  };
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <PaperChoice
          value={paper}
          onChange={(chosen) => {
            keepPaper(chosen);
            // A different paper is a different file.
            setIntent(newIdempotencyKey());
            reset();
          }}
        />
        {cancelled > 0 && !hasNone && (
          <p>{text('shipments.labels.several.cancelled', { count: cancelled })}</p>
        )}
        {hasNone && <Notice tone="warning">{text('shipments.labels.several.none')}</Notice>}
        {reached && (
          <Notice tone="warning">
            <LimitReached reached={reached} />
          </Notice>
        )}
        {labels > mostLabels && (
          <Notice tone="warning">
            {text('shipments.labels.several.tooMany', { labels, most: mostLabels })}
          </Notice>
        )}
        {error !== null && !hasNone && !reached && (
          <Notice tone="danger" assertive>
            {text('shipments.labels.several.notBegun')}
          </Notice>
        )}
      </DialogContent>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {text('ui.close')}
        </Button>
        <Button loading={isPending} disabled={hasNone || isTooMany} onClick={begin}>
          {error === null || hasNone
            ? text('shipments.labels.several.begin', { count: labels })
            : text('ui.retry')}
        </Button>
      </DialogButtons>
    </>
  );
}

/** The plan's limit of shipments in one file, if this many pass it. */
function useLimitPassed(shipments: number) {
  const { data: subscription } = useGetSubscription();
  const limit = subscription?.usage.find((each) => each.limit === 'labels_in_file');
  return subscription && limit && shipments > limit.allowed
    ? { ...limit, tier: subscription.tier, used: shipments }
    : null;
}
