import styled from '@emotion/styled';
import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { webhookLogPath } from '../paths.ts';
import { endpointName } from './endpoint-name.ts';
import type { EndpointTask } from './endpoint-task.ts';
import { useSwitchEndpoint } from './use-switch-endpoint.ts';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

export interface EndpointActionsProps {
  endpoint: WebhookEndpoint;
  onTask: (task: EndpointTask) => void;
  onDelete: (endpoint: WebhookEndpoint) => void;
}

/** What can be done with an endpoint. A notice above offers to resume one that is not active. */
export function EndpointActions({ endpoint, onTask, onDelete }: EndpointActionsProps) {
  const text = useText();
  const { switchIt, isPending } = useSwitchEndpoint(endpoint);
  const name = endpointName(endpoint);
  const isActive = endpoint.state === 'active';
  const action = (part: string, onClick: () => void, more: Partial<ButtonProps> = {}) => (
    <Button
      variant="outline"
      size="small"
      aria-label={text(`profile.webhooks.${part}One`, { name })}
      onClick={onClick}
      {...more}
    >
      {text(`profile.webhooks.${part}`)}
    </Button>
  );
  return (
    <Root>
      <ButtonLink
        to={webhookLogPath(endpoint.id)}
        variant="outline"
        size="small"
        aria-label={text('profile.webhooks.log.of', { name })}
      >
        {text('profile.webhooks.log')}
      </ButtonLink>
      {isActive &&
        action('sample', () => {
          onTask({ kind: 'test', endpoint });
        })}
      {action('edit', () => {
        onTask({ kind: 'edit', endpoint });
      })}
      {isActive && action('pause', switchIt, { loading: isPending })}
      {action('rotate', () => {
        onTask({ kind: 'rotate', endpoint });
      })}
      {action(
        'delete',
        () => {
          onDelete(endpoint);
        },
        { color: 'danger' },
      )}
    </Root>
  );
}
