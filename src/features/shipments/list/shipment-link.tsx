import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { shipmentPaths } from '../paths.ts';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { fromList } from '../from-list.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  marginBlock: -3,
  '& a': { color: colors.ink, fontWeight: 500, textDecoration: 'none' },
  '& a:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

/** A shipment's number: links to its details, and can be copied. */
export function ShipmentLink({ shipment: { id, tracking_number } }: { shipment: Shipment }) {
  return (
    <Root>
      <Link to={shipmentPaths.details(id)} state={fromList}>
        <Ltr>{tracking_number}</Ltr>
      </Link>
      <CopyButton value={tracking_number} labelId="ui.copy.trackingNumber" />
    </Root>
  );
}
