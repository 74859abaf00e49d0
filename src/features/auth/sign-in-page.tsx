import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { safeReturnPath } from '../../../common/return-path.ts';
import { fieldErrorsOf } from '../../api/errors.ts';
import { signIn } from '../../api/generated/auth/auth.ts';
import type { SignIn } from '../../api/generated/model/sign-in.ts';
import { startSession } from '../../api/session.ts';
import { useServerMode } from '../../api/use-server-mode.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths, returnParameter } from '../../paths.ts';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Hint = styled('p')({
  marginBlockStart: 20,
  color: colors.inkMuted,
  ...typeScale.caption,
  textAlign: 'center',
});

const problemTexts = { invalid_credentials: 'auth.signIn.invalidCredentials' } as const;
const handledCodes = Object.keys(problemTexts);

const sampleAccounts = {
  company: 'company@mizan.example',
  individual: 'individual@mizan.example',
} as const;

const loadRules = async () => (await import('./sign-in-rules.ts')).signInResolver;

/** Sign-in (auth-sign-in): afterwards back to where the person was. */
export function SignInPage() {
  const text = useText();
  const form = useForm({
    resolver: resolverOnDemand(loadRules),
    defaultValues: { email: '', password: '' },
  });
  useLoadOnTyping(form, loadRules);
  const { submit, loading, error } = useSubmission(
    async (credentials: SignIn) => {
      startSession(await signIn(credentials, { headers: { type: 'public' } }));
      // A fresh document: the app, without a trace of who was here before.
      const wanted = new URLSearchParams(location.search).get(returnParameter);
      location.replace(safeReturnPath(wanted) ?? paths.home);
    },
    { handledCodes },
  );
  const submitError = useSubmitError(error, problemTexts);
  const mode = useServerMode();

  return (
    <>
      <PageHeader title={text('auth.signIn.title')} description={text('auth.signIn.lead')} />
      <FormShell
        form={form}
        wide
        loading={loading}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('auth.signIn.submit')}
        onSubmit={submit}
      >
        <TextInput
          control={form.control}
          name="email"
          label={text('auth.email')}
          type="email"
          autoComplete="username"
          ltr
        />
        <PasswordInput
          control={form.control}
          name="password"
          label={text('auth.password')}
          autoComplete="current-password"
        />
      </FormShell>
      {mode === 'demo' && <Hint>{text('auth.signIn.demoHint', sampleAccounts)}</Hint>}
    </>
  );
}
