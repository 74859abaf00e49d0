import styled from '@emotion/styled';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useIntl } from 'react-intl';
import type { TaxDocumentTotals } from '../../../api/generated/model/tax-document-totals.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors } from '../../../ui/theme/tokens.ts';

const Root = styled('div')({
  paddingBlock: 16,
  paddingInline: 24,
  background: colors.sunken,
  borderBlock: `1px solid ${colors.line}`,
  '& dd': { fontWeight: 500 },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});

/** The sums of everything that the search and the filters select. */
export function InvoiceTotals({ totals }: { totals: TaxDocumentTotals | undefined }) {
  const text = useText();
  const intl = useIntl();
  const sum = (name: 'invoiced' | 'credited' | 'vat') => ({
    label: text(`billing.invoices.${name}`),
    value: totals ? <MoneyText value={totals[name]} /> : <Skeleton width={96} />,
  });
  return (
    <Root>
      <Facts
        facts={[
          {
            label: text('billing.invoices.count'),
            value: totals ? <Ltr>{intl.formatNumber(totals.count)}</Ltr> : <Skeleton width={48} />,
          },
          sum('invoiced'),
          sum('credited'),
          sum('vat'),
        ]}
      />
    </Root>
  );
}
