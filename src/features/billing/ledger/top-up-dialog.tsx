import DialogContent from '@mui/material/DialogContent';
import { useIntl } from 'react-intl';
import { MICRO } from '../../../../common/exchange.ts';
import { negateMoney } from '../../../../common/money.ts';
import { useGetTopUp } from '../../../api/generated/balance/balance.ts';
import type { TopUp } from '../../../api/generated/model/top-up.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';

/** All details of one top-up. */
export function TopUpDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText();
  const { data, isError, refetch } = useGetTopUp(id);
  return (
    <TitledDialog title={text('billing.receipt')} onClose={onClose}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {data ? (
          <Receipt topUp={data} />
        ) : isError ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={6} />
        )}
        <Button variant="outline" onClick={onClose}>
          {text('ui.close')}
        </Button>
      </DialogContent>
    </TitledDialog>
  );
}

function Receipt({ topUp }: { topUp: TopUp }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { amount, credit, micro_sar, taken_back, description, paid_at } = topUp;
  const rate = intl.formatNumber(micro_sar / MICRO, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  return (
    <Facts
      arrangement="rows"
      facts={[
        { label: text('billing.receipt.status'), value: nameOf('top_up_status', topUp.status) },
        { label: text('billing.receipt.paid'), value: <MoneyText value={amount} /> },
        {
          label: text('billing.topUp.rate'),
          value: amount.currency !== credit.currency && (
            <Ltr>
              <WithRiyalSign>
                {text('billing.topUp.rateOf', { currency: amount.currency, rate })}
              </WithRiyalSign>
            </Ltr>
          ),
        },
        { label: text('billing.receipt.credit'), value: <MoneyText value={credit} signed /> },
        {
          label: text('billing.receipt.takenBack'),
          value: taken_back && <MoneyText value={negateMoney(taken_back)} />,
        },
        {
          label: text('billing.receipt.method'),
          value: (
            <>
              {nameOf('top_up_method', topUp.payment_method)}
              {topUp.automatic && (
                <>
                  <Separator />
                  {text('billing.receipt.automatic')}
                </>
              )}
            </>
          ),
        },
        {
          label: text('billing.topUp.description'),
          value: description !== undefined && <bdi>{description}</bdi>,
        },
        {
          label: text('billing.receipt.paidAt'),
          value: paid_at !== undefined && <DateText value={paid_at} format="dateTime" />,
        },
        { label: text('billing.receipt.number'), value: <Ltr>{topUp.id}</Ltr> },
      ]}
    />
  );
}
