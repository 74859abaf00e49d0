import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

const PickerBox = lazy(async () => ({
  default: (await import('../dates/picker-box.tsx')).PickerBox,
}));

interface DateInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** A day of the calendar (`2026-11-21`) or a time of the day (`09:30`), in Riyadh. */
  kind: 'day' | 'time';
  /** The first and the last value that may be chosen, written the same way. */
  from?: string;
  to?: string;
}

/** A day or a time, typed part by part or picked. The picker is heavy and loads on its own. */
export function DateInput<Values extends FieldValues, Output = Values>({
  kind,
  from,
  to,
  ...shared
}: DateInputProps<Values, Output>) {
  return (
    <Field {...shared}>
      {(field, ids) => (
        <Suspense fallback={<Skeleton variant="rounded" height={45} />}>
          <PickerBox
            kind={kind}
            ids={ids}
            name={field.name}
            inputRef={field.ref}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            disabled={shared.disabled ?? false}
            from={from}
            to={to}
          />
        </Suspense>
      )}
    </Field>
  );
}
