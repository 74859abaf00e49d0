import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { TaxDocument } from '../../../api/generated/model/tax-document.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { colors } from '../../../ui/theme/tokens.ts';

interface DocumentProps {
  invoice: TaxDocument;
}

const dayMs = 24 * 60 * 60 * 1000;

const Amount = styled('span')({
  fontWeight: 500,
  '&[data-credit="true"]': { color: colors.success },
});

/** Invoice or credit note. */
export function KindChip({ invoice: { kind } }: DocumentProps) {
  const { nameOf } = useEnumNames();
  return (
    <StatusChip tone={kind === 'invoice' ? 'neutral' : 'success'} plain>
      {nameOf('tax_document_kind', kind)}
    </StatusChip>
  );
}

/** What was charged or credited: the parcel and its courier, or the plan and its period. */
export function SubjectText({ invoice }: DocumentProps) {
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const { subject, carriage, plan } = invoice;
  return (
    <TwoLines
      first={
        <>
          {nameOf('tax_document_subject', subject)}
          {carriage && (
            <>
              {' '}
              <Ltr>{carriage.tracking_number}</Ltr>
            </>
          )}
        </>
      }
      second={
        carriage ? <bdi>{localized(carriage.courier)}</bdi> : plan && <PlanText plan={plan} />
      }
    />
  );
}

/** The plan, and the days that were paid for. */
export function PlanText({ plan }: { plan: NonNullable<TaxDocument['plan']> }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  // The end of a period is the day after its last.
  const dayOf = (day: string, before = 0) =>
    intl.formatDate(Date.parse(`${day}T12:00:00+03:00`) - before * dayMs, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
  return text('billing.invoices.plan', {
    plan: nameOf('plan_tier', plan.tier),
    period: nameOf('plan_period', plan.period),
    from: dayOf(plan.starts_on),
    to: dayOf(plan.ends_on, 1),
  });
}

/** The total with VAT; what a credit note gives back has a plus sign. */
export function TotalText({ invoice: { kind, total } }: DocumentProps) {
  const isCredit = kind === 'credit_note';
  return (
    <Amount data-credit={isCredit}>
      <MoneyText value={total} signed={isCredit} />
    </Amount>
  );
}
