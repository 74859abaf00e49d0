import styled from '@emotion/styled';
import { money, subtractMoney, type Money } from '../../../../../common/money.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useMoneyString } from '../../../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../../../ui/text/with-riyal-sign.tsx';
import { billingPaths } from '../../../billing/paths.ts';
import { shipmentPaths } from '../../paths.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

interface BookButtonsProps {
  batch: ImportBatch;
  /** Rows to book. */
  count: number;
  /** What they cost. */
  total: Money;
  loading: boolean;
  onBook: () => void;
}

/** Books all, or as many as the balance covers; otherwise leads to a top-up and back. */
export function BookButtons({ batch, count, total, loading, onBook }: BookButtonsProps) {
  const text = useText();
  const moneyString = useMoneyString();
  const { id, balance, covered = { rows: 0, total: money(0, 'SAR') } } = batch;
  const begun = batch.counts.booked > 0;
  if (covered.rows >= count) {
    const word = begun ? 'rest' : 'all';
    return (
      <Buttons>
        <Button loading={loading} onClick={onBook}>
          <WithRiyalSign>
            {text(`shipments.booking.book.${word}`, { count, total: moneyString(total) })}
          </WithRiyalSign>
        </Button>
      </Buttons>
    );
  }
  const shortfall = subtractMoney(total, balance);
  return (
    <>
      <Notice tone="warning">
        {text(`shipments.booking.covers.${covered.rows === 0 ? 'none' : 'some'}`, {
          count: covered.rows,
          all: count,
        })}
      </Notice>
      <Buttons>
        <ButtonLink to={billingPaths.topUpFor(shortfall, shipmentPaths.importBatch(id))}>
          <WithRiyalSign>
            {text('shipments.booking.topUp', { amount: moneyString(shortfall) })}
          </WithRiyalSign>
        </ButtonLink>
        {covered.rows > 0 && (
          <Button variant="outline" loading={loading} onClick={onBook}>
            <WithRiyalSign>
              {text('shipments.booking.book.covered', {
                count: covered.rows,
                total: moneyString(covered.total),
              })}
            </WithRiyalSign>
          </Button>
        )}
      </Buttons>
    </>
  );
}
