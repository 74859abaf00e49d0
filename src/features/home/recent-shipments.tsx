import { ButtonLink } from '../../ui/controls/button-link.tsx';
import styled from '@emotion/styled';
import { useListShipments } from '../../api/generated/shipments/shipments.ts';
import { useText } from '../../i18n/use-text.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { ArrowForwardIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { colors } from '../../ui/theme/tokens.ts';
import { LATEST } from './latest.ts';
import { ShipmentLine } from './shipment-line.tsx';

const List = styled('ul')({ '& > li': { borderBlockStart: `1px solid ${colors.line}` } });
const Padded = styled('div')({ padding: '6px 24px 24px' });

/** The latest shipments, each a link to its details. */
export function RecentShipments() {
  const text = useText();
  return (
    <Panel
      flush
      title={text('home.recent.title')}
      actions={
        <ButtonLink
          to={shipmentPaths.list}
          variant="text"
          size="small"
          // Aligns its text with the end of the rows.
          style={{ marginInlineEnd: -12 }}
          endIcon={<ArrowForwardIcon size={16} />}
        >
          {text('home.recent.all')}
        </ButtonLink>
      }
    >
      <Content />
    </Panel>
  );
}

function Content() {
  const { data, isError, refetch } = useListShipments(LATEST);
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Padded>
        <LinesSkeleton lines={5} height={44} />
      </Padded>
    );
  }
  return (
    <List>
      {data.data.map((shipment) => (
        <ShipmentLine key={shipment.id} shipment={shipment} />
      ))}
    </List>
  );
}
