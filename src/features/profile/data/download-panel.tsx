import { useDownloadProfileData } from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { saveFile } from '../../../ui/save-file.ts';

/** Downloads the whole account as one file. A toast reports a failure. */
export function DownloadPanel() {
  const text = useText();
  const { mutate, isPending } = useDownloadProfileData({
    mutation: {
      onSuccess: (data) => {
        saveFile(
          `mizan-data-${data.exported_at.slice(0, 10)}.json`,
          'application/json',
          JSON.stringify(data, null, 2),
        );
        showToast({ tone: 'success', titleId: 'profile.data.download.done' });
      },
    },
  });
  return (
    <Panel title={text('profile.data.download')} description={text('profile.data.download.lead')}>
      <Button
        variant="outline"
        loading={isPending}
        onClick={() => {
          mutate();
        }}
      >
        {text('profile.data.download.button')}
      </Button>
    </Panel>
  );
}
