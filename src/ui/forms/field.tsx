import type { ReactNode } from 'react';
import {
  useController,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { FieldFrame, type ControlIds } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldText, type BoundText } from './use-field-text.ts';

interface FieldOptions<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Several controls with one label. */
  group?: boolean;
  hideLabel?: boolean;
  boundText?: BoundText;
  children: (field: ControllerRenderProps<Values, FieldPath<Values>>, ids: ControlIds) => ReactNode;
}

/** One value of a form in its frame, with its error below in the reader's language. */
export function Field<Values extends FieldValues, Output = Values>({
  control,
  name,
  boundText,
  children,
  ...frame
}: FieldOptions<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const fieldText = useFieldText();
  return (
    <FieldFrame {...frame} error={fieldText(fieldState.error?.message, boundText)}>
      {(ids) => children(field, ids)}
    </FieldFrame>
  );
}
