import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CodeChannel } from '../../../api/generated/model/code-channel.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import { useUpdateSecondStep } from '../../../api/generated/profile/profile.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TabProps } from '../tab-props.ts';
import { useSaved } from '../use-save-profile.ts';

/** Whether each sign-in asks for a code, and where it goes. It takes effect at once. */
export function SecondStepPanel({ profile }: TabProps) {
  const text = useText();
  const { mutate, isPending, error } = useUpdateSecondStep({ mutation: { onSuccess: useSaved() } });
  const failed = useSubmitError(error);
  const form = useForm({ values: stepOf(profile) });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { on, channel } }) => {
          const wanted = on ? channel : undefined;
          if (wanted === profile.second_step) return;
          mutate(
            { data: wanted ? { second_step: wanted } : {} },
            {
              onError: () => {
                form.reset(stepOf(profile));
              },
            },
          );
        },
      }),
    [form, profile, mutate],
  );
  return (
    <Panel title={text('profile.secondStep')} description={text('profile.secondStep.lead')}>
      <CheckboxInput
        control={form.control}
        name="on"
        appearance="switch"
        label={text('profile.secondStep.on')}
        disabled={isPending}
      />
      {profile.second_step !== undefined && (
        <ChoiceInput
          control={form.control}
          name="channel"
          label={text('profile.secondStep.channel')}
          disabled={isPending}
          options={Object.values(CodeChannel).map((channel) => ({
            value: channel,
            label: text(`profile.secondStep.channel.${channel}`),
            disabled: isPending || !profile[`${channel}_verified`],
            ...(!profile[`${channel}_verified`] && {
              description: text('profile.secondStep.unverified'),
            }),
          }))}
        />
      )}
      {failed !== null && (
        <Notice tone="danger" assertive>
          {failed}
        </Notice>
      )}
    </Panel>
  );
}

/** The switch turns on the first verified channel. */
function stepOf(profile: Profile): { on: boolean; channel: CodeChannel } {
  const { second_step: step, email_verified } = profile;
  return { on: step !== undefined, channel: step ?? (email_verified ? 'email' : 'phone') };
}
