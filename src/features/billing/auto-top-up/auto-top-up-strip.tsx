import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useGetAutoTopUp } from '../../../api/generated/balance/balance.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { colors, radius, type, typeScale } from '../../../ui/theme/tokens.ts';

const AutoTopUpDialog = lazy(async () => ({
  default: (await withTexts('billing/auto-top-up', import('./auto-top-up-dialog.tsx')))
    .AutoTopUpDialog,
}));

const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '16px 24px',
  marginBlockEnd: 24,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  '@media (max-width: 599.95px)': { padding: 16, marginBlockEnd: 16 },
});
const Words = styled('div')({ flex: '1 1 300px', minInlineSize: 0 });
const Title = styled('h2')({ ...type.h3, display: 'flex', alignItems: 'center', gap: 10 });
const Quiet = styled('p')({ color: colors.inkMuted, ...typeScale.small, marginBlockStart: 2 });

/** Whether the balance fills itself and how, in one line, with the way to its settings. */
export function AutoTopUpStrip() {
  const text = useText();
  const moneyString = useMoneyString();
  const { data, isError } = useGetAutoTopUp();
  const [isOpen, setOpen] = useState(false);
  // It is beside the matter of the page: where it is not offered or not known, nothing is missing.
  if (data ? !data.available : isError) return null;
  const state = data?.enabled ? 'on' : data?.stopped ? 'stopped' : 'off';
  const { threshold, amount } = data ?? {};
  return (
    <Root aria-label={text('billing.auto.title')} aria-busy={!data}>
      <Words>
        <Title>
          {text('billing.auto.title')}
          {state !== 'off' && (
            <StatusChip tone={state === 'on' ? 'success' : 'warning'}>
              {text(`billing.auto.is.${state}`)}
            </StatusChip>
          )}
        </Title>
        <Quiet>
          {!data ? (
            <Skeleton width={280} />
          ) : state === 'on' && threshold && amount ? (
            <WithRiyalSign>
              {text('billing.auto.how', {
                threshold: moneyString(threshold),
                amount: moneyString(amount),
              })}
            </WithRiyalSign>
          ) : (
            text('billing.auto.lead')
          )}
        </Quiet>
      </Words>
      <Button
        variant="outline"
        size="small"
        disabled={!data}
        onClick={() => {
          setOpen(true);
        }}
      >
        {text('billing.auto.set')}
      </Button>
      {isOpen && data && (
        <Suspense>
          <AutoTopUpDialog
            setting={data}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
