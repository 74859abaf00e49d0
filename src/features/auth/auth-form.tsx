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
  /** Rejects when the operation fails. */
  send: (output: Output) => Promise<void>;
  /** Message ids for the problem codes that this form explains itself. */
  problemTexts?: Readonly<Record<string, string>>;
  /** Further problem codes that the page explains elsewhere. */
  handledCodes?: readonly string[];
  submitLabel: string;
  /** Buttons next to the main one. Without them the main button is full width. */
  actions?: ReactNode;
  children: ReactNode;
}

const none = {};
const noCodes: readonly string[] = [];

/** A page of the auth routes that consists of one form: its heading, fields and submission. */
export function AuthForm<Values extends FieldValues, Output = Values>({
  form,
  title,
  description,
  send,
  problemTexts = none,
  handledCodes = noCodes,
  submitLabel,
  actions,
  children,
}: AuthFormProps<Values, Output>) {
  const { submit, loading, error } = useSubmission(send, {
    handledCodes: [...Object.keys(problemTexts), ...handledCodes],
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
