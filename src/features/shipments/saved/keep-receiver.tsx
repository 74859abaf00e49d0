import { useFormContext, useWatch } from 'react-hook-form';
import type { SavedReceiver } from '../../../api/generated/model/saved-receiver.ts';
import {
  useGetSavedReceiver,
  useListSavedReceivers,
} from '../../../api/generated/receivers/receivers.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import type { BookingValues } from '../create/booking-values.ts';
import { keepingOf } from './keeping.ts';
import { receiverInputOf } from './receiver-input.ts';

interface KeepReceiverProps {
  onTake: (receiver: SavedReceiver) => void;
}

const e164 = /^\+[1-9]\d{6,14}$/;

/**
 * Offers to save the receiver, to update the saved one, or to use the one saved with this phone
 * number.
 */
export function KeepReceiver({ onTake }: KeepReceiverProps) {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const { places } = usePlaceOptions();
  const [id, phone] = useWatch({ control, name: ['saved_receiver_id', 'receiver.phone'] });
  const input = useWatch({
    control,
    compute: ({ address_form, receiver }) =>
      JSON.stringify(receiverInputOf({ address_form, receiver }, places)),
  });
  const { data: taken = null } = useGetSavedReceiver(id, {
    query: { enabled: id !== '', retry: false },
  });
  const { data: list } = useListSavedReceivers(
    { q: phone, limit: 1 },
    { query: { enabled: e164.test(phone) } },
  );
  const receiver = JSON.parse(input) as ReturnType<typeof receiverInputOf>;
  const keeping = keepingOf(receiver, id === '' ? null : taken);
  const known = list?.data.find((each) => each.phone === phone && each.id !== id);
  // A receiver beyond the plan's limit can be neither used nor saved again.
  if (known?.is_paused) return null;
  if (id === '' && known) {
    return (
      <Notice
        tone="info"
        action={
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              onTake(known);
            }}
          >
            {text('shipments.saved.take')}
          </Button>
        }
      >
        {text('shipments.saved.known', { name: known.full_name })}
      </Notice>
    );
  }
  if (keeping === 'kept') return null;
  return (
    <CheckboxInput
      control={control}
      name="keep_receiver"
      label={text(`shipments.saved.keep.${keeping}`)}
    />
  );
}
