import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { FieldState } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Checkbox and switch', States };

const states = [
  { name: 'off', value: false },
  { name: 'on', value: true },
  { name: 'with help', value: true, help: true },
  { name: 'with an error', value: false, fault: 'required' },
  { name: 'disabled, off', value: false, disabled: true },
  { name: 'disabled, on', value: true, disabled: true },
];

function States() {
  const sample = useSample();
  const label = sample('يُسلَّم المبلغ إلى مندوب الاستلام', 'Hand the money to who collects');
  const helpText = sample('يوم العمل التالي', 'On the next working day');
  return (['box', 'switch'] as const).map((appearance) =>
    states.map(({ name, value, fault, help = false, disabled = false }) => (
      <FieldState
        key={`${appearance} ${name}`}
        name={`${appearance}, ${name}`}
        label={label}
        value={value}
        {...(fault !== undefined && { fault })}
      >
        {({ optional, ...field }) => (
          <CheckboxInput
            {...field}
            appearance={appearance}
            disabled={disabled}
            {...(help && { help: helpText })}
          />
        )}
      </FieldState>
    )),
  );
}
