import { Skeleton } from '../feedback/skeleton.tsx';
import { useEffect } from 'react';
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';
import { InputBox } from '../controls/input-box.tsx';
import { lazyModule } from '../lazy-module.ts';
import type { ControlIds } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

const [usePicker, loadPicker] = lazyModule(() => import('../dates/picker-box.tsx'));

interface Moment {
  /** A day of the calendar (`2026-11-21`) or a time of the day (`09:30`), in Riyadh. */
  kind: 'day' | 'time';
  /** The first and last values that may be chosen, in the same format. */
  from?: string | undefined;
  to?: string | undefined;
}

interface DateInputProps<Values extends FieldValues, Output>
  extends FieldProps<Values, Output>, Moment {}

/** A day or a time, typed or picked. */
export function DateInput<Values extends FieldValues, Output = Values>({
  kind,
  from,
  to,
  ...shared
}: DateInputProps<Values, Output>) {
  const moment = { kind, from, to, disabled: shared.disabled ?? false };
  return (
    <Field {...shared}>{(field, ids) => <MomentBox field={field} ids={ids} {...moment} />}</Field>
  );
}

interface MomentBoxProps<Values extends FieldValues> extends Moment {
  field: ControllerRenderProps<Values, FieldPath<Values>>;
  ids: ControlIds;
  disabled: boolean;
}

/**
 * The picker is heavy and loads separately. If it cannot load, the browser's own picker replaces
 * it.
 */
function MomentBox<Values extends FieldValues>({
  field: { ref, value, ...field },
  ids,
  kind,
  from,
  to,
  disabled,
}: MomentBoxProps<Values>) {
  const picker = usePicker();
  useEffect(loadPicker, []);
  if (picker === undefined) return <Skeleton variant="rounded" height={45} />;
  const box = { ...field, value: value ?? '', disabled };
  return picker === null ? (
    <InputBox
      {...ids}
      {...box}
      ref={ref}
      type={kind === 'day' ? 'date' : 'time'}
      min={from}
      max={to}
    />
  ) : (
    <picker.PickerBox {...box} inputRef={ref} ids={ids} kind={kind} from={from} to={to} />
  );
}
