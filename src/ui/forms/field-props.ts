import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field of a form takes. */
export interface FieldProps<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  /** Path into the form's values, as in the contract: `receiver.full_name`. */
  name: FieldPath<Values>;
  label: string;
  /** A sentence under the field that says what to enter. */
  help?: ReactNode;
  /** Says so beside the label; fields are required unless they say this. */
  optional?: boolean;
  disabled?: boolean;
}
