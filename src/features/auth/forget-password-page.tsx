import { useForm } from 'react-hook-form';
import { requestPasswordReset } from '../../api/generated/auth/auth.ts';
import type { PasswordResetRequest } from '../../api/generated/model/password-reset-request.ts';
import { publicRequest } from '../../api/public-request.ts';
import { useText } from '../../i18n/use-text.ts';
import { authPaths } from './paths.ts';
import { resolverOnDemand, useLoadOnTyping } from '../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthLink } from './auth-link.tsx';
import { goTo } from './auth-path.ts';
import { keepChallenge } from './code/kept-challenge.ts';
import { Foot } from './foot.ts';

const loadRules = async () => (await import('./forget-password-rules.ts')).forgetPasswordResolver;

/** Requests the code for setting a new password (forget-password). */
export function Component() {
  const text = useText();
  const form = useForm({ resolver: resolverOnDemand(loadRules), defaultValues: { login: '' } });
  useLoadOnTyping(form, loadRules);
  const send = async (request: PasswordResetRequest) => {
    keepChallenge('reset', await requestPasswordReset(request, publicRequest));
    goTo(authPaths.verifyReset);
  };
  return (
    <>
      <AuthForm
        form={form}
        title={text('auth.forget.title')}
        description={text('auth.forget.lead')}
        send={send}
        submitLabel={text('auth.forget.submit')}
      >
        <TextInput
          control={form.control}
          name="login"
          label={text('auth.login')}
          autoComplete="username"
          ltr
        />
      </AuthForm>
      <Foot>
        <AuthLink to={authPaths.signIn}>{text('auth.backToSignIn')}</AuthLink>
      </Foot>
    </>
  );
}
