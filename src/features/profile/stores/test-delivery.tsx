import styled from '@emotion/styled';
import { useListStores } from '../../../api/generated/stores/stores.ts';
import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { WorkingLine } from '../../../ui/feedback/working-line.tsx';

/** Milliseconds between two looks at the stores while a delivery is awaited. */
const LOOK_EVERY = 2_000;

const Looking = styled(WorkingLine)({ marginBlockStart: 10, maxInlineSize: 240 });

/**
 * Waits for a delivery: it turns green when one has come since the steps were opened, and says what
 * to do while none does. The row of the store behind it changes with it.
 *
 * @param opened the store as it was when the steps were opened.
 */
export function TestDelivery({ opened }: { opened: StoreConnection }) {
  const text = useText();
  const { id, platform, last_delivery_at: before } = opened;
  const nowOf = (stores: readonly StoreConnection[] = []) => stores.find((each) => each.id === id);
  const hasCome = (store = opened) => store.last_delivery_at !== before;
  const { data } = useListStores({
    query: {
      refetchInterval: ({ state }) => (hasCome(nowOf(state.data?.data)) ? false : LOOK_EVERY),
    },
  });
  const store = nowOf(data?.data);
  if (hasCome(store)) {
    return (
      <Notice tone="success" title={text('profile.stores.test.came')}>
        {text('profile.stores.test.came.lead')}
      </Notice>
    );
  }
  const isRefused = store !== undefined && store.health.refused > 0;
  return (
    <Notice
      tone={isRefused ? 'danger' : 'info'}
      title={text(isRefused ? 'profile.stores.test.refused' : 'profile.stores.test.waiting')}
    >
      {text(isRefused ? `profile.stores.test.refused.${platform}` : 'profile.stores.test.help')}
      {!isRefused && <Looking>{text('profile.stores.test.looking')}</Looking>}
    </Notice>
  );
}
