import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** The props of every form field. */
export interface FieldProps<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  /** Path into the form's values, as in the contract: `receiver.full_name`. */
  name: FieldPath<Values>;
  label: string;
  /** A sentence below the field that says what to enter. */
  help?: ReactNode;
  /** A button at the end of the label's line. */
  labelEnd?: ReactNode;
  /** Marks the field as optional next to the label. Fields are required by default. */
  optional?: boolean;
  disabled?: boolean;
}
