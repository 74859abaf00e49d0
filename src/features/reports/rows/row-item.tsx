import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportRow } from '../../../api/generated/model/report-row.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { billingPaths } from '../../billing/paths.ts';
import { shipmentPaths } from '../../shipments/paths.ts';
import { ValueText } from '../frame/value-text.tsx';
import { reportRowUnit } from '../../../../common/report-units.ts';
import { reportPaths } from '../address/report-paths.ts';

const Root = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 24px',
  '&:hover': { background: colors.canvas },
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0 },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const Name = styled(Link)({
  color: colors.ink,
  fontWeight: 500,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: colors.verdigris },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${colors.verdigris}`, outlineOffset: -2 },
});
const About = styled('div')({ color: colors.inkMuted, ...typeScale.caption });

interface RowItemProps {
  row: ReportRow;
  measure: ReportMeasure;
}

/** One thing that a figure counts, and what it contributes; leads to it. */
export function RowItem({ row, measure }: RowItemProps) {
  const unit = reportRowUnit(measure);
  return (
    <Root>
      <div>
        <Name to={pathOf(row)}>
          <RowName row={row} />
        </Name>
        <About>
          <DateText value={row.at} format="short" />
          <RowState row={row} />
        </About>
      </div>
      {/* A thing that counts once needs no number. */}
      {unit === 'count' && row.value === 1 ? null : <ValueText unit={unit} value={row.value} />}
    </Root>
  );
}

function RowName({ row }: { row: ReportRow }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { kind, label, number, ledger_kind, phone } = row;
  if (label !== undefined) return <bdi>{label}</bdi>;
  if (kind === 'movement' && ledger_kind) return nameOf('ledger_kind', ledger_kind);
  if (phone !== undefined) return <PhoneText value={phone} />;
  return number === undefined ? text('reports.unnamed') : <Ltr>{number}</Ltr>;
}

/** What else tells it from others: its number, and its status or kind. */
function RowState({ row }: { row: ReportRow }) {
  const { nameOf } = useEnumNames();
  const { label, number, phone, status, document_kind } = row;
  return (
    <>
      {label !== undefined && number !== undefined && (
        <>
          <Separator />
          <Ltr>{number}</Ltr>
        </>
      )}
      {label !== undefined && phone !== undefined && (
        <>
          <Separator />
          <PhoneText value={phone} />
        </>
      )}
      {status && (
        <>
          <Separator />
          {nameOf('tracking_status', status)}
        </>
      )}
      {document_kind && (
        <>
          <Separator />
          {nameOf('tax_document_kind', document_kind)}
        </>
      )}
    </>
  );
}

function pathOf({ kind, id, number, shipment_id }: ReportRow): string {
  switch (kind) {
    case 'shipment':
      return shipmentPaths.details(id);
    case 'order':
      return shipmentPaths.order(id);
    case 'client':
      return reportPaths.client(id);
    case 'document':
      return number === undefined ? billingPaths.tab('invoices') : billingPaths.invoice(number);
    case 'movement':
      return shipment_id === undefined ? billingPaths.overview : shipmentPaths.details(shipment_id);
  }
}
