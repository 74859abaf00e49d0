import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf } from '../../api/errors.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

interface AuthFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  description: string;
  /** Fails as the operation does. */
  send: (output: Output) => Promise<void>;
  /** Message ids of the problem codes that this form explains in its own words. */
  problemTexts?: Readonly<Record<string, string>>;
  submitLabel: string;
  /** Buttons beside the main one, which is as wide as the form without them. */
  actions?: ReactNode;
  children: ReactNode;
}

const none = {};

/** A page of the auth routes that is one form: its heading, its fields and what sending it does. */
export function AuthForm<Values extends FieldValues, Output = Values>({
  form,
  title,
  description,
  send,
  problemTexts = none,
  submitLabel,
  actions,
  children,
}: AuthFormProps<Values, Output>) {
  const { submit, loading, error } = useSubmission(send, {
    handledCodes: Object.keys(problemTexts),
  });
  const submitError = useSubmitError(error, problemTexts);
  return (
    <>
      <PageHeader title={title} description={description} />
      <FormShell
        form={form}
        wide={actions === undefined}
        loading={loading}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={submitLabel}
        actions={actions}
        onSubmit={submit}
      >
        {children}
      </FormShell>
    </>
  );
}
