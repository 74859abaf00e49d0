import { useState } from 'react';
import { get, useFormState, type Control, type FieldValues } from 'react-hook-form';

export interface Fold {
  isOpen: boolean;
  open: () => void;
}

/**
 * Whether fields that are folded into one line are shown. Once shown they stay, so that nothing
 * disappears while it is filled in.
 *
 * @param paths of the fields, or of the objects that contain them: with an error in one they are
 *   shown.
 * @param isNeeded they are shown without being asked for.
 */
export function useFold<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  paths: readonly string[],
  isNeeded = false,
): Fold {
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(isNeeded);
  const isFaulty = paths.some((path) => get(errors, path) !== undefined);
  if (!isOpen && (isNeeded || isFaulty)) setOpen(true);
  return {
    isOpen,
    open: () => {
      setOpen(true);
    },
  };
}
