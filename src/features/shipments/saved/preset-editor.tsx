import { useForm } from 'react-hook-form';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { ParcelPresetInput } from '../../../api/generated/model/parcel-preset-input.ts';
import {
  useCreateParcelPreset,
  useUpdateParcelPreset,
} from '../../../api/generated/presets/presets.ts';
import { ParcelPresetInput as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import {
  limitCodes,
  limitReachedBy,
  LimitReached,
} from '../../../shared/plan-limits/limit-reached.tsx';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import { DimensionsInput } from '../../../ui/forms/dimensions-input.tsx';
import { Fields, Wide } from '../../../ui/forms/fields.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { SelectInput } from '../../../ui/forms/select-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { WeightInput } from '../../../ui/forms/weight-input.tsx';
import { useFieldProps } from '../create/use-field-label.ts';
import { LeaveDialogQuestion } from '../../../ui/forms/dialog-hold.tsx';
import { type PresetValues, presetValuesOf } from './preset-values.ts';

const resolver = ruledResolver<PresetValues, ParcelPresetInput>(schema, (values) => ({
  wire: dropBlanks(values),
  violations: [],
}));
const sides = {
  length: 'length',
  width: 'width',
  height: 'height',
  unit: 'dimension_unit',
} as const;
const problemTexts = {
  already_saved: 'shipments.saved.preset.taken',
  paused_by_plan: 'shared.limits.pausedWhy',
} as const;
const mutation = { meta: { handledCodes: [...Object.keys(problemTexts), ...limitCodes] } };

interface PresetEditorProps {
  /** Null for a new one. */
  id: string | null;
  values: PresetValues;
  onDone: () => void;
}

/** A form for naming or changing a saved parcel. */
export function PresetEditor({ id, values, onDone }: PresetEditorProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const form = useForm<PresetValues, unknown, ParcelPresetInput>({
    resolver,
    defaultValues: presetValuesOf(values),
    mode: 'onTouched',
  });
  const adding = useCreateParcelPreset({ mutation: { ...mutation, onSuccess: onDone } });
  const changing = useUpdateParcelPreset({ mutation: { ...mutation, onSuccess: onDone } });
  const { isPending, error } = id === null ? adding : changing;
  const submitError = useSubmitError(error, problemTexts);
  const reached = limitReachedBy(error);
  const { control } = form;
  const field = useFieldProps(control);
  return (
    <FormShell
      form={form}
      wide
      loading={isPending}
      submitError={reached ? <LimitReached reached={reached} /> : submitError}
      faults={fieldErrorsOf(error)}
      leaving={LeaveDialogQuestion}
      submitLabel={text('shipments.saved.save')}
      onSubmit={(data) => {
        if (id === null) adding.mutate({ data });
        else changing.mutate({ presetId: id, data });
      }}
    >
      <Fields>
        <TextInput
          control={control}
          name="name"
          label={text('shipments.saved.preset.name')}
          help={text('shipments.saved.preset.name.help')}
          maxLength={120}
          autoFocus
        />
        <WeightInput {...field('weight')} unitName="weight_unit" />
        <Wide>
          <DimensionsInput control={control} names={sides} />
        </Wide>
        <SelectInput {...field('shipment_type')} options={optionsOf('shipment_type')} />
        <SelectInput {...field('packaging_type')} options={optionsOf('packaging_type')} />
      </Fields>
    </FormShell>
  );
}
