import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

const CloseDialog = lazy(async () => ({
  default: (await import('./close-dialog.tsx')).CloseDialog,
}));

/** The button that closes the account, and what closing means. */
export function ClosePanel() {
  const text = useText();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={text('profile.data.close')} description={text('profile.data.close.lead')}>
      <Button
        variant="outline"
        color="danger"
        onClick={() => {
          setAsking(true);
        }}
      >
        {text('profile.data.close.start')}
      </Button>
      {asking && (
        <Suspense>
          <CloseDialog
            onClose={() => {
              setAsking(false);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
