import type { FieldValues } from 'react-hook-form';
import { foldDigits } from '../../../common/digits.ts';
import { InputBox } from '../controls/input-box.tsx';
import { figures, typeScale } from '../theme/tokens.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

interface CodeInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Number of digits in a complete code. */
  length: number;
}

/**
 * A one-time code in one box: typed in any script, pasted with surrounding text, or filled in by
 * the phone.
 */
export function CodeInput<Values extends FieldValues, Output = Values>({
  length,
  ...shared
}: CodeInputProps<Values, Output>) {
  return (
    <Field {...shared}>
      {(field, ids) => (
        <InputBox
          {...ids}
          name={field.name}
          ref={field.ref}
          value={field.value ?? ''}
          onChange={(event) => {
            field.onChange(foldDigits(event.target.value).replace(/\D/g, '').slice(0, length));
          }}
          onBlur={field.onBlur}
          disabled={shared.disabled}
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
          style={{
            ...figures,
            ...typeScale.figure,
            // Room for each digit, with equal space before the first and after the last.
            letterSpacing: '0.5em',
            paddingInlineStart: 'calc(14px + 0.5em)',
            textAlign: 'center',
          }}
        />
      )}
    </Field>
  );
}
