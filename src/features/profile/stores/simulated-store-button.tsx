import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import { useSimulateStore } from '../../../api/generated/stores/stores.ts';
import { useServerMode } from '../../../api/use-server-mode.ts';
import { useLocale } from '../../../i18n/locale-context.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonAnchor } from '../../../ui/controls/button-anchor.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** In demo mode: connects the store to a simulated one, then leads to the page of that. */
export function SimulatedStoreButton({ store }: { store: StoreConnection }) {
  const text = useText();
  const { locale } = useLocale();
  const mode = useServerMode();
  const inLanguage = (url: string) => `${url}?lang=${locale}`;
  const { mutate, isPending, data } = useSimulateStore({
    mutation: {
      onSuccess: ({ url }) => {
        // A browser that opens no window leaves the link below.
        window.open(inLanguage(url), '_blank', 'noopener');
      },
    },
  });
  if (mode !== 'demo') return null;
  const { id: storeId, name } = store;
  if (data) {
    return (
      <ButtonAnchor
        variant="outline"
        size="small"
        href={inLanguage(data.url)}
        target="_blank"
        rel="noopener"
      >
        {text('profile.stores.simulate.open')}
      </ButtonAnchor>
    );
  }
  return (
    <Button
      variant="outline"
      size="small"
      loading={isPending}
      aria-label={text('profile.stores.simulateOne', { name })}
      onClick={() => {
        mutate({ storeId });
      }}
    >
      {text('profile.stores.simulate')}
    </Button>
  );
}
