import type { Control } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { ChoicesInput } from '../../../ui/forms/choices-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { EndpointValues } from './endpoint-rules.ts';
import { useEventOptions } from './use-event-options.ts';

interface EndpointFieldsProps<Output> {
  control: Control<EndpointValues, unknown, Output>;
}

/** Where webhooks are sent, what for, and of which events. */
export function EndpointFields<Output>({ control }: EndpointFieldsProps<Output>) {
  const text = useText();
  const events = useEventOptions();
  return (
    <>
      <TextInput
        control={control}
        name="url"
        label={text('profile.webhooks.url')}
        help={text('profile.webhooks.url.help')}
        maxLength={500}
        inputMode="url"
        ltr
        autoFocus
      />
      <TextInput
        control={control}
        name="description"
        label={text('profile.webhooks.description')}
        help={text('profile.webhooks.description.help')}
        maxLength={60}
        optional
      />
      <ChoicesInput
        control={control}
        name="events"
        label={text('profile.webhooks.events')}
        columns="long"
        options={events}
      />
    </>
  );
}
