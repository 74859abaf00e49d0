import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import type { TaxDocument } from '../../../api/generated/model/tax-document.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { withDocument } from './invoice-address.ts';
import { KindChip, SubjectText, TotalText } from './invoice-parts.tsx';

const Root = styled('div')({ display: 'grid', gap: 8, ...typeScale.small });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0 },
});
const Quiet = styled('span')({ color: colors.inkMuted, ...typeScale.caption });

/** Opens a document over the list. */
export const NumberLink = styled(Link)({
  color: colors.ink,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

/** The address of a document over the list that is shown. */
export function useDocumentLink() {
  const location = useLocation();
  const state: unknown = location.state;
  return (number: string) => ({
    to: { search: withDocument(location.search, number) },
    state,
    preventScrollReset: true,
  });
}

/** One document on a phone. */
export function InvoiceCard({ invoice }: { invoice: TaxDocument }) {
  const link = useDocumentLink();
  return (
    <Root>
      <Line>
        <NumberLink {...link(invoice.number)}>
          <Ltr>{invoice.number}</Ltr>
        </NumberLink>
        <TotalText invoice={invoice} />
      </Line>
      <SubjectText invoice={invoice} />
      <Line>
        <KindChip invoice={invoice} />
        <Quiet>
          <DateText value={invoice.issued_at} format="short" />
        </Quiet>
      </Line>
    </Root>
  );
}
