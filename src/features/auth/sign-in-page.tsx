import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError } from '../../api/errors.ts';
import type { SignIn } from '../../api/generated/model/sign-in.ts';
import { useServerMode } from '../../api/use-server-mode.ts';
import { useText } from '../../i18n/use-text.ts';
import { authPaths } from './paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CheckboxInput } from '../../ui/forms/checkbox-input.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink } from './auth-link.tsx';
import { Foot } from './foot.ts';
import { sendSignIn } from './send-sign-in.ts';

const Hint = styled('p')({
  marginBlockStart: 20,
  color: colors.inkMuted,
  ...typeScale.caption,
  textAlign: 'center',
});

const problemTexts = { invalid_credentials: 'auth.signIn.invalidCredentials' } as const;

const sampleAccounts = {
  company: 'company@mizan.example',
  individual: 'individual@mizan.example',
} as const;

const HeldUpNotice = lazy(async () => ({
  default: (await import('./held-up-notice.tsx')).Component,
}));
/** Too many wrong passwords, explained by {@link HeldUpNotice} instead of a toast. */
const handledCodes = ['rate_limited'];
/** Seconds to wait if the server does not say. */
const usualWait = 60;

const loadRules = async () => (await import('./sign-in-rules.ts')).signInResolver;

/** Sign-in (auth-sign-in). Afterwards the person returns to the previous page. */
export function Component() {
  const text = useText();
  const form = useForm({
    resolver: resolverOnDemand(loadRules),
    defaultValues: { login: '', password: '', keep_signed_in: true },
  });
  useLoadOnTyping(form, loadRules);
  const [heldUp, setHeldUp] = useState<{ credentials: SignIn; until: number } | null>(null);
  const send = async (credentials: SignIn) => {
    setHeldUp(null);
    try {
      await sendSignIn(credentials);
    } catch (failure) {
      const refused = asApiError(failure);
      if (refused?.status === 429) {
        setHeldUp({ credentials, until: Date.now() + 1000 * (refused.retryAfter ?? usualWait) });
      }
      throw failure;
    }
  };
  const mode = useServerMode();
  const closed = new URLSearchParams(location.search).has('closed');

  return (
    <>
      <AuthForm
        form={form}
        title={text('auth.signIn.title')}
        description={text(closed ? 'auth.signIn.thanks' : 'auth.signIn.lead')}
        send={send}
        problemTexts={problemTexts}
        handledCodes={handledCodes}
        submitLabel={text('auth.signIn.submit')}
      >
        {heldUp && (
          <Suspense>
            <HeldUpNotice {...heldUp} />
          </Suspense>
        )}
        {closed && <Notice tone="success">{text('auth.signIn.closed')}</Notice>}
        <TextInput
          control={form.control}
          name="login"
          label={text('auth.login')}
          autoComplete="username"
          ltr
        />
        <PasswordInput
          control={form.control}
          name="password"
          label={text('auth.password')}
          autoComplete="current-password"
        />
        <CheckboxInput
          control={form.control}
          name="keep_signed_in"
          label={text('auth.signIn.keep')}
        />
      </AuthForm>
      <Foot>
        <AuthLink to={authPaths.forgetPassword}>{text('auth.signIn.forgot')}</AuthLink>
      </Foot>
      <Foot>
        {text('auth.signIn.new')}
        <AuthLink to={authPaths.register}>{text('auth.signIn.register')}</AuthLink>
      </Foot>
      {mode === 'demo' && <Hint>{text('auth.signIn.demoHint', sampleAccounts)}</Hint>}
    </>
  );
}
