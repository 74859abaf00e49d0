import { WebhookEventType } from '../../../api/generated/model/webhook-event-type.ts';
import { useText } from '../../../i18n/use-text.ts';

/** All events that webhooks tell, each with what happened. */
export function useEventOptions() {
  const text = useText();
  return Object.values(WebhookEventType).map((event) => ({
    value: event,
    label: text(`profile.webhooks.event.${event}`),
    description: text(`profile.webhooks.event.${event}.help`),
  }));
}
