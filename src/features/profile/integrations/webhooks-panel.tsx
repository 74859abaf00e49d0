import { useListStoreWebhooks, useRenewStoreWebhook } from '../../../api/generated/keys/keys.ts';
import type { StorePlatform } from '../../../api/generated/model/store-platform.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useConfirmed } from '../../../shared/table/use-confirmed.tsx';
import { PausedMark } from '../../../shared/plan-limits/paused-mark.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CopyLine } from './copy-line.tsx';
import { RowHead, Rows, RowTitle } from './rows.ts';

/** The addresses to which store platforms send the company's orders. */
export function WebhooksPanel() {
  const text = useText();
  const { data, isError, refetch } = useListStoreWebhooks();
  const renewal = useConfirmed<StorePlatform, { platform: StorePlatform }>({
    mutation: useRenewStoreWebhook(),
    variables: (platform) => ({ platform }),
    words: (platform) => ({
      title: text('profile.webhooks.ask', { store: text(`profile.webhooks.platform.${platform}`) }),
      lead: text('profile.webhooks.ask.lead'),
      confirmLabel: text('profile.webhooks.renew'),
      cancelLabel: text('profile.cancel'),
    }),
    doneId: 'profile.webhooks.renewed',
  });
  return (
    <Panel title={text('profile.webhooks')} description={text('profile.webhooks.lead')}>
      {data ? (
        <Rows>
          {data.data.map(({ platform, url, uuid, is_paused }) => {
            const store = text(`profile.webhooks.platform.${platform}`);
            return (
              <li key={platform}>
                <RowHead>
                  <RowTitle>{store}</RowTitle>
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={text('profile.webhooks.renewOne', { store })}
                    onClick={() => {
                      renewal.ask(platform);
                    }}
                  >
                    {text('profile.webhooks.renew')}
                  </Button>
                </RowHead>
                {is_paused && <PausedMark />}
                <Facts
                  facts={[
                    {
                      label: text('profile.webhooks.url'),
                      value: <CopyLine value={url} labelId="profile.webhooks.url.copy" />,
                      wide: true,
                    },
                    {
                      label: text('profile.webhooks.uuid'),
                      value: <CopyLine value={uuid} labelId="profile.webhooks.uuid.copy" />,
                      wide: true,
                    },
                  ]}
                />
              </li>
            );
          })}
        </Rows>
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={4} height={44} />
      )}
      {renewal.dialog}
    </Panel>
  );
}
