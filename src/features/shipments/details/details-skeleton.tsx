import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Columns, Stack } from './columns.tsx';

/** Placeholders for the page while the shipment loads. */
export function DetailsSkeleton() {
  return (
    <Columns>
      <Stack>
        <Panel>
          <LinesSkeleton lines={4} height={28} />
        </Panel>
        <Panel>
          <LinesSkeleton lines={5} />
        </Panel>
      </Stack>
      <Stack>
        <Panel>
          <LinesSkeleton lines={7} />
        </Panel>
      </Stack>
    </Columns>
  );
}
