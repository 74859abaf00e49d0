import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Notice } from '../feedback/notice.tsx';

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
  /** Whether the answer is awaited: the button waits too, so a double click sends once. */
  loading: boolean;
  /** Why the last try failed, in words or as a node with a way out; null when it did not. */
  submitError: ReactNode;
  submitLabel: string;
  /** Buttons beside the main one. */
  actions?: ReactNode;
  /** Stretches the main button over the width, for narrow forms. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * Every form stands in one: it cannot forget to show that it waits or why it failed.
 * What was typed stays after a failure, and the first wrong field takes the focus.
 */
export function FormShell<Values extends FieldValues, Output = Values>({
  form,
  onSubmit,
  loading,
  submitError,
  submitLabel,
  actions,
  wide = false,
  children,
}: FormShellProps<Values, Output>) {
  const submit = form.handleSubmit(async (values) => {
    if (!loading) await onSubmit(values);
  });
  return (
    <FormProvider {...form}>
      <Form
        noValidate
        aria-busy={loading}
        onSubmit={(event) => {
          void submit(event);
        }}
      >
        {children}
        {submitError !== null && submitError !== undefined && (
          <Notice tone="danger" assertive>
            {submitError}
          </Notice>
        )}
        <Actions>
          {actions}
          <Button type="submit" loading={loading} fullWidth={wide} size={wide ? 'large' : 'medium'}>
            {submitLabel}
          </Button>
        </Actions>
      </Form>
    </FormProvider>
  );
}
