import DialogContent from '@mui/material/DialogContent';
import { asApiError } from '../../../api/errors.ts';
import type { PlanChangePreview } from '../../../api/generated/model/plan-change-preview.ts';
import type { PlanChoice } from '../../../api/generated/model/plan-choice.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { billingPaths } from '../../billing/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { DialogButtons, TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { planChangePath } from '../paths.ts';
import type { ChangeKind } from '../plan-change.ts';
import { ChangePreview } from './change-preview.tsx';
import { cardProblems, useCardPayment } from './use-card-payment.ts';
import { planProblems, usePlanChange } from './use-plan-change.ts';

interface ChangeDialogProps {
  choice: PlanChoice;
  kind: ChangeKind;
  onClose: () => void;
}

/** Shows what a change of plan costs today, and makes it: from the balance or by card. */
export function ChangeDialog({ choice, kind, onClose }: ChangeDialogProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { preview, confirm, isPending, error } = usePlanChange(choice, onClose);
  const card = useCardPayment(choice);
  const shown = preview.data;
  const refusal = preview.isError && asApiError(preview.error)?.problem.code;
  const failure = useSubmitError(error ?? card.error, cardProblems);
  const refused = useSubmitError(preview.isError ? preview.error : null, planProblems);
  const plan = nameOf('plan_tier', choice.tier);
  return (
    <TitledDialog
      title={text(kind === 'cancel' ? 'plans.cancel.ask' : `plans.choose.${kind}`, { plan })}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {shown ? (
          <ChangePreview preview={shown} />
        ) : refusal && refusal in planProblems ? (
          <Notice tone="warning">{refused}</Notice>
        ) : preview.isError ? (
          <FailedState onRetry={() => void preview.refetch()} />
        ) : (
          <LinesSkeleton lines={6} height={28} />
        )}
        {failure !== null && (
          <Notice tone="danger" assertive>
            {failure}
          </Notice>
        )}
      </DialogContent>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {text('plans.notNow')}
        </Button>
        {shown && (
          <Payments
            choice={choice}
            kind={kind}
            preview={shown}
            card={card}
            confirming={isPending}
            onConfirm={() => {
              confirm(shown);
            }}
          />
        )}
      </DialogButtons>
    </TitledDialog>
  );
}

interface PaymentsProps {
  choice: PlanChoice;
  kind: ChangeKind;
  preview: PlanChangePreview;
  card: ReturnType<typeof useCardPayment>;
  confirming: boolean;
  onConfirm: () => void;
}

/** The ways to pay what is due, or the button that confirms a change without a payment. */
function Payments({ choice, kind, preview, card, confirming, onConfirm }: PaymentsProps) {
  const text = useText();
  const moneyString = useMoneyString();
  const { total, shortfall } = preview;
  const isDue = total.amount > 0;
  const isShort = shortfall !== undefined;
  return (
    <>
      {isShort && (
        <ButtonLink
          to={billingPaths.topUpFor(shortfall, planChangePath(choice.tier, choice.period))}
          variant="outline"
        >
          {text('plans.topUp')}
        </ButtonLink>
      )}
      {isDue && card.takes(total) && (
        <Button
          variant={isShort ? 'solid' : 'outline'}
          loading={card.isPending}
          onClick={() => {
            card.pay(total);
          }}
        >
          {text('plans.payByCard')}
        </Button>
      )}
      {!isShort && (
        <Button
          color={kind === 'cancel' ? 'danger' : 'primary'}
          loading={confirming}
          onClick={onConfirm}
        >
          {isDue ? (
            <WithRiyalSign>{text('plans.pay', { amount: moneyString(total) })}</WithRiyalSign>
          ) : (
            text(kind === 'cancel' ? 'plans.choose.cancel' : 'plans.confirm')
          )}
        </Button>
      )}
    </>
  );
}
