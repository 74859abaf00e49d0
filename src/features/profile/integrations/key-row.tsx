import styled from '@emotion/styled';
import type { ApiKey } from '../../../api/generated/model/api-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { PausedMark } from '../../../shared/plan-limits/paused-mark.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { CopyLine } from '../copy-line.tsx';
import type { KeyTask } from './key-task.ts';
import { RowHead, RowTitle } from '../rows.ts';

const Named = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

interface KeyRowProps {
  apiKey: ApiKey;
  onTask: (task: KeyTask) => void;
  onRevoke: (key: ApiKey) => void;
}

/** One key: its name, permissions and the state of its secrets. */
export function KeyRow({ apiKey, onTask, onRevoke }: KeyRowProps) {
  const text = useText();
  const { client_key, name, scopes, secret_last_four, created_at, last_used_at } = apiKey;
  const { previous_secret_until } = apiKey;
  return (
    <li>
      <RowHead>
        <Named>
          <RowTitle>
            <bdi>{name}</bdi>
          </RowTitle>
          {apiKey.is_test && (
            <StatusChip tone="neutral" plain>
              {text('profile.keys.test')}
            </StatusChip>
          )}
        </Named>
        <Actions>
          <Button
            variant="outline"
            size="small"
            aria-label={text('profile.keys.rotateOne', { name })}
            onClick={() => {
              onTask({ kind: 'rotate', key: apiKey });
            }}
          >
            {text('profile.keys.rotate')}
          </Button>
          <Button
            variant="outline"
            color="danger"
            size="small"
            aria-label={text('profile.keys.revokeOne', { name })}
            onClick={() => {
              onRevoke(apiKey);
            }}
          >
            {text('profile.keys.revoke')}
          </Button>
        </Actions>
      </RowHead>
      {apiKey.is_paused && <PausedMark />}
      <Facts
        facts={[
          {
            label: text('profile.keys.clientKey'),
            value: <CopyLine value={client_key} labelId="profile.keys.clientKey.copy" />,
            wide: true,
          },
          {
            label: text('profile.keys.secret'),
            value: text('profile.keys.secret.ends', { end: secret_last_four }),
          },
          { label: text('profile.keys.created'), value: <DateText value={created_at} /> },
          {
            label: text('profile.keys.lastUsed'),
            value: last_used_at ? (
              <DateText value={last_used_at} format="dateTime" />
            ) : (
              text('profile.keys.neverUsed')
            ),
          },
          {
            label: text('profile.keys.previous'),
            value: previous_secret_until && (
              <StatusChip tone="warning">
                <DateText value={previous_secret_until} format="dateTime" />
              </StatusChip>
            ),
            wide: true,
          },
        ]}
      />
      <Chips aria-label={text('profile.keys.scopes')}>
        {scopes.map((scope) => (
          <li key={scope}>
            <StatusChip tone="neutral" plain>
              {text(`profile.keys.scope.${scope}`)}
            </StatusChip>
          </li>
        ))}
      </Chips>
    </li>
  );
}
