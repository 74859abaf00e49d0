import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { signIn } from '../../api/generated/auth/auth.ts';
import type { SignIn } from '../../api/generated/model/sign-in.ts';
import { publicRequest } from '../../api/public-request.ts';
import { useServerMode } from '../../api/use-server-mode.ts';
import { useText } from '../../i18n/use-text.ts';
import { authPaths } from './paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink } from './auth-link.tsx';
import { goTo } from './auth-path.ts';
import { keepChallenge } from './code/kept-challenge.ts';
import { enterApp } from './enter-app.ts';
import { Foot } from './foot.ts';

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

const loadRules = async () => (await import('./sign-in-rules.ts')).signInResolver;

/** Sign-in (auth-sign-in). Afterwards the person returns to the previous page. */
export function Component() {
  const text = useText();
  const form = useForm({
    resolver: resolverOnDemand(loadRules),
    defaultValues: { login: '', password: '' },
  });
  useLoadOnTyping(form, loadRules);
  const send = async (credentials: SignIn) => {
    const { session, challenge } = await signIn(credentials, publicRequest);
    if (session) enterApp(session);
    if (challenge) {
      keepChallenge('signIn', challenge);
      goTo(authPaths.verifySignIn + location.search);
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
        submitLabel={text('auth.signIn.submit')}
      >
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
