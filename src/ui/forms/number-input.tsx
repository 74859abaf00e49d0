import { useController, type FieldValues } from 'react-hook-form';
import { parseNumber } from '../../../common/digits.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { NumberBox } from './number-box.tsx';
import { useFieldText } from './use-field-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

interface NumberInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Asks phones for a keyboard without a decimal point. */
  whole?: boolean;
  placeholder?: string;
}

/** A plain number in either script. */
export function NumberInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  help,
  optional = false,
  disabled = false,
  whole = false,
  placeholder,
}: NumberInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const fieldText = useFieldText();
  const { text, change } = useTypedNumber({
    value: field.value,
    onChange: field.onChange,
    parse: parseNumber,
    print: String,
  });
  return (
    <FieldFrame
      label={label}
      help={help}
      optional={optional}
      error={fieldText(fieldState.error?.message)}
    >
      {(ids) => (
        <NumberBox
          ids={ids}
          name={name}
          text={text}
          onChange={change}
          onBlur={field.onBlur}
          inputRef={field.ref}
          whole={whole}
          disabled={disabled}
          {...(placeholder !== undefined && { placeholder })}
        />
      )}
    </FieldFrame>
  );
}
