import styled from '@emotion/styled';
import { useListPaymentMethods } from '../../../api/generated/balance/balance.ts';
import type { AutoTopUp } from '../../../api/generated/model/auto-top-up.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { billingPaths } from '../paths.ts';
import { AutoTopUpForm } from './auto-top-up-form.tsx';
import { SavedCards } from './saved-cards.tsx';

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });

interface AutoTopUpDialogProps {
  setting: AutoTopUp;
  onClose: () => void;
}

/** The settings of the balance that fills itself, and the cards that it can do so with. */
export function AutoTopUpDialog({ setting, onClose }: AutoTopUpDialogProps) {
  const text = useText();
  const { data, isError, refetch } = useListPaymentMethods();
  const cards = data?.data;
  const { stopped } = setting;
  return (
    <TaskDialog title={text('billing.auto.title')} onClose={onClose}>
      {cards === undefined ? (
        isError ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={6} height={44} />
        )
      ) : cards.length === 0 ? (
        <Parts>
          <p>{text('billing.auto.noCard')}</p>
          <ButtonLink to={billingPaths.topUp} size="large">
            {text('billing.auto.saveCard')}
          </ButtonLink>
        </Parts>
      ) : (
        <Parts>
          {stopped && (
            <Notice tone="warning" title={text('billing.auto.stopped')}>
              <p>{text(`billing.auto.stopped.${stopped.reason}`)}</p>
            </Notice>
          )}
          <AutoTopUpForm
            // The choice of cards begins anew when one of them was deleted.
            key={cards.map(({ id }) => id).join()}
            setting={setting}
            cards={cards}
            onDone={onClose}
          />
          <SavedCards setting={setting} cards={cards} />
        </Parts>
      )}
    </TaskDialog>
  );
}
