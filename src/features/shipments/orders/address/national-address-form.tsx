import { useForm, useWatch } from 'react-hook-form';
import { normalizeAddressField } from '../../../../../common/national-address.ts';
import type { ReceiverAddress } from '../../../../api/generated/model/receiver-address.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { Fields, Wide } from '../../../../ui/forms/fields.tsx';
import { FormShell } from '../../../../ui/forms/form-shell.tsx';
import type { ServerFieldError } from '../../../../ui/forms/land-field-errors.ts';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import {
  emptyAddress,
  nationalAddressResolver,
  type NationalAddressValues,
} from './address-values.ts';

/** The format of a short address, the same in every language. */
const sampleCode = 'RRRD2929';

interface NationalAddressFormProps {
  /** What is known of the address already. */
  known?: Partial<NationalAddressValues>;
  submitLabel: string;
  loading: boolean;
  submitError: string | null;
  faults?: readonly ServerFieldError[] | undefined;
  onSubmit: (address: ReceiverAddress) => void;
}

/** The form that completes a National Address: the short one, or its parts. */
export function NationalAddressForm({
  known,
  onSubmit,
  faults,
  ...shell
}: NationalAddressFormProps) {
  const text = useText();
  const form = useForm<NationalAddressValues, unknown, ReceiverAddress>({
    resolver: nationalAddressResolver,
    defaultValues: { ...emptyAddress, ...known },
    mode: 'onTouched',
  });
  const { control } = form;
  const isShort = useWatch({ control, name: 'address_form' }) === 'short';
  const code = { control, ltr: true, normalize: normalizeAddressField } as const;
  const digits = { ...code, inputMode: 'numeric' } as const;
  const label = (field: string) => text(`shipments.orderAddress.${field}`);
  return (
    <FormShell form={form} wide leaving="free" faults={faults} onSubmit={onSubmit} {...shell}>
      <Fields>
        <Wide>
          <ChoiceInput
            control={control}
            name="address_form"
            label={text('ui.address.form')}
            options={['short', 'full'].map((value) => ({
              value,
              label: text(`ui.address.form.${value}`),
            }))}
          />
        </Wide>
        {isShort ? (
          <Wide>
            <TextInput
              {...code}
              name="short_address"
              label={text('ui.address.shortAddress')}
              help={text('ui.address.shortAddress.help')}
              placeholder={sampleCode}
              maxLength={20}
            />
          </Wide>
        ) : (
          <>
            <TextInput
              {...digits}
              name="building_no"
              label={text('ui.address.building')}
              help={label('fourDigits')}
              maxLength={20}
            />
            <TextInput
              control={control}
              name="street_name"
              label={text('ui.address.street')}
              autoComplete="address-line1"
              maxLength={120}
            />
            <TextInput
              control={control}
              name="district"
              label={label('district')}
              maxLength={120}
              optional
            />
            <TextInput
              {...digits}
              name="postal_code"
              label={text('ui.address.postalCode')}
              help={label('fiveDigits')}
              autoComplete="postal-code"
              maxLength={20}
            />
            <TextInput
              {...digits}
              name="additional_number"
              label={label('additionalNumber')}
              help={label('fourDigits')}
              maxLength={20}
              optional
            />
          </>
        )}
      </Fields>
    </FormShell>
  );
}
