import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { money, subtractMoney } from '../../../../../common/money.ts';
import { asApiError } from '../../../../api/errors.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { typeScale } from '../../../../ui/theme/tokens.ts';
import { BookButtons } from './book-buttons.tsx';
import { StepError } from './step-error.tsx';
import { stepPath } from './step-path.ts';
import { useBookBatch } from './use-book-batch.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });
const Figures = styled('div')({
  '& dd': { ...typeScale.title, fontWeight: 600 },
});

interface BookingPanelProps {
  batch: ImportBatch;
  title: string;
  description?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
}

/** What the rows cost that can be booked now, how far the balance goes, and the button to book. */
export function BookingPanel({ batch, ...head }: BookingPanelProps) {
  const text = useText();
  const intl = useIntl();
  const booking = useBookBatch(batch);
  const { counts, balance, total = money(0, 'SAR') } = batch;
  const count = counts.priced + counts.waiting;
  const left = subtractMoney(balance, total);
  const isShort = left.amount < 0;
  const isOutdated = asApiError(booking.error)?.problem.code === 'import_prices_expired';
  return (
    <Panel {...head}>
      <Root>
        <Figures>
          <Facts
            facts={[
              {
                label: text('shipments.booking.toBook'),
                value: <Ltr>{intl.formatNumber(count)}</Ltr>,
              },
              { label: text('shipments.booking.total'), value: <MoneyText value={total} /> },
              { label: text('shipments.booking.balance'), value: <MoneyText value={balance} /> },
              isShort
                ? {
                    label: text('shipments.booking.missing'),
                    value: <MoneyText value={money(-left.amount, left.currency)} />,
                  }
                : { label: text('shipments.booking.after'), value: <MoneyText value={left} /> },
            ]}
          />
        </Figures>
        <StepError
          error={booking.error}
          action={
            isOutdated && (
              <ButtonLink to={stepPath(batch.id, 'couriers')} variant="outline" size="small">
                {text('shipments.booking.chooseAgain')}
              </ButtonLink>
            )
          }
        />
        <BookButtons
          batch={batch}
          count={count}
          total={total}
          loading={booking.isPending}
          onBook={booking.book}
        />
      </Root>
    </Panel>
  );
}
