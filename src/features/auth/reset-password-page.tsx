import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPassword } from '../../api/generated/auth/auth.ts';
import type { PasswordReset } from '../../api/generated/model/password-reset.ts';
import { publicRequest } from '../../api/public-request.ts';
import { useText } from '../../i18n/use-text.ts';
import { authPaths } from './paths.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CheckboxInput } from '../../ui/forms/checkbox-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../ui/forms/resolver-on-demand.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLink } from './auth-link.tsx';
import { goTo } from './auth-path.ts';
import { Foot } from './foot.ts';
import { NewPasswordInputs } from '../../shared/credentials/new-password-inputs.tsx';
import { forgetResetToken, resetToken } from './reset-ticket.ts';

const problemTexts = { dead_reset: 'auth.reset.dead' } as const;
const loadRules = async () => (await import('./reset-password-rules.ts')).resetPasswordResolver;

/** Sets the new password (reset-password). */
export function Component() {
  const text = useText();
  const [token] = useState(resetToken);
  useEffect(() => {
    if (token === null) goTo(authPaths.forgetPassword, { replace: true });
  }, [token]);
  const form = useForm({
    resolver: resolverOnDemand(loadRules),
    defaultValues: {
      ...{ reset_token: token ?? '', password: '', password_confirmation: '' },
      keep_api_keys: false,
    },
  });
  useLoadOnTyping(form, loadRules);
  const send = async (reset: PasswordReset) => {
    await resetPassword(reset, publicRequest);
    forgetResetToken();
    showToast({ tone: 'success', titleId: 'auth.reset.done' });
    goTo(authPaths.signIn, { replace: true });
  };
  return (
    <>
      <AuthForm
        form={form}
        title={text('auth.reset.title')}
        description={text('auth.reset.lead')}
        send={send}
        problemTexts={problemTexts}
        submitLabel={text('auth.reset.submit')}
      >
        <NewPasswordInputs control={form.control} />
        <CheckboxInput
          control={form.control}
          name="keep_api_keys"
          label={text('auth.reset.keepKeys')}
          help={text('auth.reset.keepKeys.help')}
        />
      </AuthForm>
      <Foot>
        <AuthLink to={authPaths.signIn}>{text('auth.backToSignIn')}</AuthLink>
      </Foot>
    </>
  );
}
