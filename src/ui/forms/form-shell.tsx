import styled from '@emotion/styled';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { StickyFoot } from './sticky-foot.tsx';
import { UnmatchedErrors } from './unmatched-errors.tsx';
import {
  unmatchedErrors,
  landFieldErrors,
  type FieldOf,
  type ServerFieldError,
} from './land-field-errors.ts';
import { LeaveGuard, type Leaving } from './leave-guard.tsx';
import { useSubmit } from './use-submit.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20 });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
});

interface FormShellProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => void | Promise<unknown>;
  /** Whether the answer is awaited. The button waits too, so a double click submits once. */
  loading: boolean;
  /** Why the last try failed, as text or as a node with a way out; null if it did not. */
  submitError: ReactNode;
  /** The server's errors for single fields in the last try. Each is shown at its field. */
  faults: readonly ServerFieldError[] | undefined;
  fieldOf?: FieldOf;
  leaving: Leaving;
  submitLabel: string;
  /** Buttons next to the main one. */
  actions?: ReactNode;
  /** Makes the main button full width, for narrow forms. */
  wide?: boolean;
  /** Keeps the buttons in view, for a form in a panel that is longer than the window. */
  sticky?: boolean;
  /** Colours the main button for an action that cannot be undone. */
  danger?: boolean;
  children: ReactNode;
}

const none: readonly ServerFieldError[] = [];

/**
 * Wraps every form. It shows that the form waits, why it failed, which fields the server refused,
 * and what leaving it would lose. What was typed stays after a failure, and the first invalid field
 * gets the focus.
 */
export function FormShell<Values extends FieldValues, Output = Values>({
  form,
  onSubmit,
  loading,
  submitError,
  faults = none,
  fieldOf,
  leaving,
  submitLabel,
  actions,
  wide = false,
  sticky = false,
  danger = false,
  children,
}: FormShellProps<Values, Output>) {
  const submit = useSubmit(form, onSubmit, loading);
  const unmatched = unmatchedErrors(form, faults, fieldOf);
  useEffect(() => {
    landFieldErrors(form, faults, fieldOf);
  }, [form, faults, fieldOf]);

  const foot = (
    <>
      {((submitError !== null && submitError !== undefined) || unmatched.length > 0) && (
        <Notice tone="danger" assertive>
          {submitError}
          <ul>
            <UnmatchedErrors errors={unmatched} />
          </ul>
        </Notice>
      )}
      <Actions>
        {actions}
        <Button
          type="submit"
          color={danger ? 'danger' : 'primary'}
          loading={loading}
          fullWidth={wide}
          size={wide ? 'large' : 'medium'}
        >
          {submitLabel}
        </Button>
      </Actions>
    </>
  );
  return (
    <FormProvider {...form}>
      <LeaveGuard control={form.control} leaving={leaving} loading={loading} />
      <Form noValidate aria-busy={loading} onSubmit={submit}>
        {children}
        {sticky ? <StickyFoot>{foot}</StickyFoot> : foot}
      </Form>
    </FormProvider>
  );
}
