import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '../../../common/return-path.ts';
import { fieldErrorsOf } from '../../api/errors.ts';
import { useSignIn } from '../../api/generated/auth/auth.ts';
import { useGetHealth } from '../../api/generated/operations/operations.ts';
import { getGetProfileQueryKey } from '../../api/generated/profile/profile.ts';
import { SignInBody } from '../../api/generated/zod/auth/auth.zod.ts';
import { startSession } from '../../api/session.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths, returnParameter } from '../../paths.ts';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { colors } from '../../ui/theme/tokens.ts';

const Hint = styled('p')({
  marginBlockStart: 20,
  color: colors.inkMuted,
  fontSize: 13,
  lineHeight: '22px',
  textAlign: 'center',
});

const problemTexts = { invalid_credentials: 'auth.signIn.invalidCredentials' } as const;
const handledCodes = Object.keys(problemTexts);

const sampleAccounts = {
  company: 'company@mizan.example',
  individual: 'individual@mizan.example',
} as const;

/** Sign-in (auth-sign-in): afterwards back to where the person was. */
export function SignInPage() {
  const text = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const form = useForm({
    resolver: zodResolver(SignInBody),
    defaultValues: { email: '', password: '' },
  });
  const signIn = useSignIn({
    request: { headers: { type: 'public' } },
    mutation: { meta: { handledCodes } },
  });
  const submitError = useSubmitError(signIn.error, problemTexts);
  const health = useGetHealth({ query: { staleTime: Infinity } });

  return (
    <>
      <PageHeader title={text('auth.signIn.title')} description={text('auth.signIn.lead')} />
      <FormShell
        form={form}
        wide
        loading={signIn.isPending}
        submitError={submitError}
        faults={fieldErrorsOf(signIn.error)}
        leaving="free"
        submitLabel={text('auth.signIn.submit')}
        onSubmit={(data) => {
          signIn.mutate(
            { data },
            {
              onSuccess: (session) => {
                startSession(session);
                // What an earlier account saw is not for this one.
                queryClient.removeQueries({ type: 'inactive' });
                queryClient.setQueryData(getGetProfileQueryKey(), session.profile);
                void navigate(safeReturnPath(search.get(returnParameter)) ?? paths.home, {
                  replace: true,
                });
              },
            },
          );
        }}
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
      {health.data?.mode === 'demo' && <Hint>{text('auth.signIn.demoHint', sampleAccounts)}</Hint>}
    </>
  );
}
