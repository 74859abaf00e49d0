import { useEffect, type ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { useLocale } from '../../i18n/locale-context.ts';
import { State } from './state.tsx';
import { useSample } from './use-sample.ts';

interface OneField<Value> {
  field: Value;
}

/** Props for showing a field in one state. */
interface ShownField<Value> {
  control: Control<OneField<Value>, unknown, OneField<Value>>;
  name: 'field';
  label: string;
  help?: string;
  optional?: boolean;
  disabled?: boolean;
}

interface FieldStatesProps<Value> {
  label: string;
  help: string;
  empty: Value;
  filled: Value;
  /** The value of the error state, and its error as `encodeFieldMessage` encodes it. */
  wrong?: Value;
  fault?: string;
  children: (field: ShownField<Value>) => ReactNode;
}

/** A form input in every state. */
export function FieldStates<Value>({
  empty,
  filled,
  wrong = empty,
  fault = 'required',
  help,
  ...shared
}: FieldStatesProps<Value>) {
  const sample = useSample();
  return (
    <>
      <FieldState {...shared} name="empty" value={empty} />
      <FieldState {...shared} name="filled, with help" value={filled} more={{ help }} />
      <FieldState {...shared} name="with an error" value={wrong} fault={fault} />
      <FieldState {...shared} name="optional" value={empty} more={{ optional: true }} />
      <FieldState {...shared} name="disabled" value={filled} more={{ disabled: true }} />
      <FieldState
        {...shared}
        name="with a long label"
        label={sample(
          `${shared.label} كما يظهر في المستندات الرسمية للمنشأة`,
          `${shared.label} as it stands in the official papers of the company`,
        )}
        value={filled}
      />
    </>
  );
}

interface FieldStateProps<Value> extends Pick<FieldStatesProps<Value>, 'label' | 'children'> {
  name: string;
  value: Value;
  fault?: string;
  more?: Partial<ShownField<Value>>;
}

/** A form input in one state. */
export function FieldState<Value>({
  name,
  label,
  value,
  fault,
  more,
  children,
}: FieldStateProps<Value>) {
  const { locale } = useLocale();
  const { control, setError } = useForm<OneField<Value>, unknown, OneField<Value>>({
    // Sample values differ by language.
    values: { field: value },
  });
  useEffect(() => {
    if (fault !== undefined) setError('field' as never, { type: 'sample', message: fault });
  }, [setError, fault, locale]);
  return (
    <State name={name}>
      {/* Radio buttons with the same name are a group within a form. */}
      <form>{children({ control, name: 'field', label, ...more })}</form>
    </State>
  );
}
