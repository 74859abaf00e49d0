import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** What to do so that the store can be told something; nothing if it can, or is not to be. */
export function StoreAccessNotice({ store }: { store: StoreConnection }) {
  const text = useText();
  const { access, platform, tells_store } = store;
  if (!tells_store || access === 'granted') return null;
  return (
    <Notice tone={access === 'refused' ? 'danger' : 'warning'}>
      {text(`profile.stores.access.${access}.${platform}`)}
    </Notice>
  );
}
