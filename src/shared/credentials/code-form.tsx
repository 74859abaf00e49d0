import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrorsOf } from '../../api/errors.ts';
import { resendCode } from '../../api/generated/auth/auth.ts';
import type { CodeChallenge } from '../../api/generated/model/code-challenge.ts';
import { publicRequest } from '../../api/public-request.ts';
import { useServerMode } from '../../api/use-server-mode.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { outboxPath } from '../../features/outbox/paths.ts';
import { CodeInput } from '../../ui/forms/code-input.tsx';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../ui/forms/resolver-on-demand.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { ResendButton } from './resend-button.tsx';
import type { SentCode } from './sent-code.ts';

const Hint = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 8px',
  color: colors.inkMuted,
  ...typeScale.small,
});

/** Number of digits in every code. */
const digits = 6;
const problemTexts = {
  invalid_code: 'auth.code.wrong',
  dead_code: 'auth.code.dead',
  already_registered: 'auth.code.taken',
} as const;
const handledCodes = Object.keys(problemTexts);
const loadRules = async () => (await import('./code-rules.ts')).codeResolver;

interface CodeFormProps {
  sent: SentCode;
  /** Stores a code that was sent again. */
  keep: (sent: CodeChallenge) => SentCode;
  /** Submits the code; rejects when the operation fails. */
  onCode: (code: string, challenge: string) => Promise<void>;
}

/** Asks for the code that was sent. A complete code is submitted automatically. */
export function CodeForm({ sent: first, keep, onCode }: CodeFormProps) {
  const text = useText();
  const mode = useServerMode();
  const [sent, setSent] = useState(first);
  const form = useForm({ resolver: resolverOnDemand(loadRules), defaultValues: { code: '' } });
  useLoadOnTyping(form, loadRules);
  const { submit, loading, error } = useSubmission(
    async ({ code }: { code: string }) => {
      try {
        await onCode(code, sent.challenge);
      } catch (failure) {
        form.resetField('code');
        form.setFocus('code');
        throw failure;
      }
    },
    { handledCodes },
  );
  const resend = useSubmission(async () => {
    setSent(keep(await resendCode({ challenge: sent.challenge }, publicRequest)));
    form.setFocus('code');
  });
  const submitError = useSubmitError(error, problemTexts);
  useWhole(useWatch({ control: form.control, name: 'code' }), (code) => {
    void submit({ code });
  });

  return (
    <>
      <FormShell
        form={form}
        wide
        loading={loading}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('auth.code.submit')}
        onSubmit={submit}
      >
        <CodeInput control={form.control} name="code" label={text('auth.code')} length={digits} />
      </FormShell>
      <ResendButton
        until={sent.resendAt}
        loading={resend.loading}
        onResend={() => {
          void resend.submit(undefined);
        }}
      />
      {mode === 'demo' && (
        <Hint>
          {text('auth.code.demo')}
          <a href={outboxPath} target="_blank" rel="noreferrer">
            {text('auth.code.outbox')}
          </a>
        </Hint>
      )}
    </>
  );
}

/** Calls `onWhole` once for each complete code. */
function useWhole(code: string, onWhole: (code: string) => void): void {
  const last = useRef('');
  useEffect(() => {
    if (code.length === digits && code !== last.current) onWhole(code);
    last.current = code;
  });
}
