import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SavedReceiver } from '../../../../api/generated/model/saved-receiver.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Folded } from '../../../../ui/forms/folded.tsx';
import { SuggestInput } from '../../../../ui/forms/suggest-input.tsx';
import { useFold } from '../../../../ui/forms/use-fold.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { usePasting } from './pasted/use-pasting.tsx';
import { ReceiverExtras, receiverExtras } from './receiver-extras.tsx';
import { ReceiverPlace } from './receiver-fields.tsx';
import type { KnownReceiver } from './known-receivers.ts';
import { receiverFormOf } from './receiver-values.ts';
import type { BookingValues } from '../booking-values.ts';
import { useFieldProps } from '../use-field-label.ts';
import { useReceiverSuggestions } from './use-receiver-suggestions.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

const ReceiversDialog = lazy(async () => ({
  default: (await withTexts('shipments/saved', import('../../saved/receivers-dialog.tsx')))
    .ReceiversDialog,
}));
const KeepReceiver = lazy(async () => ({
  default: (await withTexts('shipments/saved', import('../../saved/keep-receiver.tsx')))
    .KeepReceiver,
}));
const LastParcel = lazy(async () => ({
  default: (await withTexts('shipments/saved', import('../../saved/last-parcel.tsx'))).LastParcel,
}));

const More = styled('div')({ marginBlockStart: 8 });

/** The receiver of the parcel: typed, or chosen from the saved ones. */
export function ReceiverSection() {
  const text = useText();
  const [isListOpen, setListOpen] = useState(false);
  const { control, getValues, setValue, clearErrors } = useFormContext<BookingValues>();
  const field = useFieldProps(control);
  const isNamed = useWatch({ control, compute: ({ receiver }) => receiver.full_name !== '' });
  const isSaved = useWatch({ control, compute: (form) => form.saved_receiver_id !== '' });
  const extras = useFold(control, receiverExtras);
  const { suggestions, seek, found } = useReceiverSuggestions(control);
  const pasting = usePasting();

  const take = ({ savedId, receiver: known }: Pick<KnownReceiver, 'savedId' | 'receiver'>) => {
    const { address_form, receiver } = receiverFormOf(known);
    const changed = { shouldDirty: true } as const;
    setValue('saved_receiver_id', savedId, changed);
    setValue('keep_receiver', false, changed);
    setValue('address_form', address_form, changed);
    setValue('receiver', { ...receiver, message: getValues('receiver.message') }, changed);
    clearErrors('receiver');
    setListOpen(false);
  };

  const takeSaved = ({ id, ...receiver }: SavedReceiver) => {
    take({ savedId: id, receiver });
  };

  return (
    <Panel
      dense
      title={text('shipments.create.receiver')}
      actions={
        <Actions>
          <Button variant="text" size="small" aria-haspopup="dialog" onClick={pasting.open}>
            {text('shipments.create.paste')}
          </Button>
          <Button
            variant="text"
            size="small"
            aria-haspopup="dialog"
            onClick={() => {
              setListOpen(true);
            }}
          >
            {text('shipments.create.savedReceivers')}
          </Button>
        </Actions>
      }
    >
      <ReceiverPlace
        name={
          <SuggestInput
            {...field('receiver.full_name')}
            maxLength={120}
            suggestions={suggestions}
            onFocus={seek}
            onPaste={pasting.onPaste}
            onChoose={(id) => {
              const known = found(id);
              if (known) take(known);
            }}
          />
        }
      />
      <More>
        <Folded fold={extras} name={text('shipments.create.receiver.more')}>
          <ReceiverExtras withMessage />
        </Folded>
      </More>
      {isNamed && (
        <Suspense>
          <KeepReceiver onTake={takeSaved} />
        </Suspense>
      )}
      {isSaved && (
        <Suspense>
          <LastParcel />
        </Suspense>
      )}
      {pasting.dialog}
      {isListOpen && (
        <Suspense>
          <ReceiversDialog
            onTake={takeSaved}
            onClose={() => {
              setListOpen(false);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
