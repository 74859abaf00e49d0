import styled from '@emotion/styled';
import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PausedMark } from '../../../shared/plan-limits/paused-mark.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { StatusChip, type StatusTone } from '../../../ui/text/status-chip.tsx';
import { CopyLine } from '../copy-line.tsx';
import { storeDeliveriesPath } from '../paths.ts';
import { RowHead, RowTitle } from '../rows.ts';
import { SimulatedStoreButton } from './simulated-store-button.tsx';
import { StoreAccessNotice } from './store-access-notice.tsx';
import { StoreHealthBar } from './store-health-bar.tsx';
import type { StoreTask } from './store-task.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const Marks = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const toneOf: Record<StoreConnection['status'], StatusTone> = {
  waiting: 'warning',
  connected: 'success',
  ended: 'danger',
};

const accessToneOf: Record<StoreConnection['access'], StatusTone> = {
  none: 'neutral',
  granted: 'success',
  refused: 'danger',
};

interface StoreRowProps {
  store: StoreConnection;
  onTask: (task: StoreTask) => void;
  onRenewAddress: (store: StoreConnection) => void;
  onDisconnect: (store: StoreConnection) => void;
}

/** One store: where its orders arrive, and how its deliveries go. */
export function StoreRow({ store, onTask, onRenewAddress, onDisconnect }: StoreRowProps) {
  const text = useText();
  const { id, name, platform, status, access, url, username, secret_last_four, health } = store;
  const { previous_secret_until, last_delivery_at } = store;
  const action = (part: string, run: () => void, isDanger = false) => (
    <Button
      variant="outline"
      size="small"
      {...(isDanger && { color: 'danger' as const })}
      aria-label={text(`profile.stores.${part}One`, { name })}
      onClick={run}
    >
      {text(`profile.stores.${part}`)}
    </Button>
  );
  return (
    <li>
      <RowHead>
        <RowTitle>
          <bdi>{name}</bdi>
        </RowTitle>
        <Marks>
          <StatusChip tone="neutral" plain>
            {text(`profile.stores.platform.${platform}`)}
          </StatusChip>
          <StatusChip tone={toneOf[status]}>{text(`profile.stores.status.${status}`)}</StatusChip>
        </Marks>
      </RowHead>
      {store.is_paused && <PausedMark />}
      <StoreAccessNotice store={store} />
      {status === 'connected' && <StoreHealthBar health={health} platform={platform} />}
      <Facts
        facts={[
          {
            label: text('profile.stores.url'),
            value: <CopyLine value={url} labelId="profile.stores.url.copy" />,
            wide: true,
          },
          {
            label: text('profile.stores.username'),
            value: username !== undefined && (
              <CopyLine value={username} labelId="profile.stores.username.copy" />
            ),
            wide: true,
          },
          {
            label: text('profile.stores.secret'),
            value: text('profile.stores.secret.ends', { end: secret_last_four }),
          },
          {
            label: text('profile.stores.access'),
            value: (
              <StatusChip tone={accessToneOf[access]}>
                {text(`profile.stores.access.${access}`)}
              </StatusChip>
            ),
          },
          {
            label: text('profile.stores.previous'),
            value: previous_secret_until && (
              <StatusChip tone="warning">
                <DateText value={previous_secret_until} format="dateTime" />
              </StatusChip>
            ),
            wide: true,
          },
          {
            label: text('profile.stores.lastDelivery'),
            value: last_delivery_at ? (
              <DateText value={last_delivery_at} format="dateTime" />
            ) : (
              text('profile.stores.noDelivery')
            ),
            wide: true,
          },
        ]}
      />
      <Actions>
        <ButtonLink
          to={storeDeliveriesPath(id)}
          variant="outline"
          size="small"
          aria-label={text('profile.stores.deliveries.of', { name })}
        >
          {text('profile.stores.deliveries')}
        </ButtonLink>
        {action('setUp', () => {
          onTask({ kind: 'set up', store });
        })}
        {action('settings', () => {
          onTask({ kind: 'settings', store });
        })}
        {platform === 'zid' &&
          action('access.grant', () => {
            onTask({ kind: 'access', store });
          })}
        {action('secret.renew', () => {
          onTask({ kind: 'secret', store });
        })}
        {action('address.renew', () => {
          onRenewAddress(store);
        })}
        {action(
          'disconnect',
          () => {
            onDisconnect(store);
          },
          true,
        )}
        <SimulatedStoreButton store={store} />
      </Actions>
    </li>
  );
}
