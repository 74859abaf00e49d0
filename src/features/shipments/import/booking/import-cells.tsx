import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useLocalized } from '../../../../i18n/localized-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { CourierMonogram } from '../../../../shared/couriers/courier-monogram.tsx';
import { TwoLines } from '../../../../ui/table/two-lines.tsx';
import { CopyButton } from '../../../../ui/text/copy-button.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { colors } from '../../../../ui/theme/tokens.ts';
import { WithRiyalSign } from '../../../../ui/text/with-riyal-sign.tsx';
import { shipmentPaths } from '../../paths.ts';
import { useFaultText } from '../use-fault-text.ts';
import { useReasonText } from './use-reason-text.ts';

const Courier = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& > :last-child': { minInlineSize: 0 },
});
const Number = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  marginBlock: -3,
  '& a': { color: colors.ink, fontWeight: 500, textDecoration: 'none' },
  '& a:hover': { color: colors.verdigris, textDecoration: 'underline' },
});
const Wrapped = styled('ul')({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

interface CellProps {
  row: ImportRow;
}

/** The text of a cell as it is in the file; empty if there is none. */
export function cellText({ cells }: ImportRow, field: ImportField): string {
  return cells.find((cell) => cell.field === field)?.text ?? '';
}

export function ReceiverCell({ row }: CellProps) {
  return (
    <TwoLines
      first={<bdi>{cellText(row, 'receiver.full_name')}</bdi>}
      second={<bdi>{cellText(row, 'receiver.city')}</bdi>}
    />
  );
}

export function CourierCell({ row: { price } }: CellProps) {
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  if (!price) return null;
  const name = localized(price.courier.name);
  return (
    <Courier>
      <CourierMonogram code={price.courier.id} name={name} size={32} />
      <TwoLines first={name} second={nameOf('service_type', price.service_type)} />
    </Courier>
  );
}

/** Why this courier. */
export function ReasonCell({ row: { courier_choice: choice } }: CellProps) {
  const reasonText = useReasonText();
  return choice && <span>{reasonText(choice)}</span>;
}

/** Why the row is not booked. */
export function FaultCell({ row }: CellProps) {
  const text = useText();
  const faultText = useFaultText();
  const faults = row.faults.map(faultText);
  if (row.repeated_of?.row !== undefined) {
    faults.push(text('shipments.booking.repeatedRow', { row: row.repeated_of.row }));
  }
  return (
    <Wrapped>
      {[...new Set(faults)].map((each) => (
        <li key={each}>
          <WithRiyalSign>{each}</WithRiyalSign>
        </li>
      ))}
    </Wrapped>
  );
}

/** The shipment of a row, booked from it or before. */
export function ShipmentCell({ row }: CellProps) {
  const shipment = row.shipment ?? row.repeated_of?.shipment;
  if (!shipment) return null;
  return (
    <Number>
      <Link to={shipmentPaths.details(shipment.id)}>
        <Ltr>{shipment.tracking_number}</Ltr>
      </Link>
      <CopyButton value={shipment.tracking_number} labelId="ui.copy.trackingNumber" />
    </Number>
  );
}
