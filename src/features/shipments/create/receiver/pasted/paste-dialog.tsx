import styled from '@emotion/styled';
import DialogContent from '@mui/material/DialogContent';
import { useMemo, useRef, useState } from 'react';
import { useFormContext, type FieldPath } from 'react-hook-form';
import { useListCities } from '../../../../../api/generated/reference/reference.ts';
import { useText } from '../../../../../i18n/use-text.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { TextAreaBox } from '../../../../../ui/controls/input-box.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { DialogButtons, TitledDialog } from '../../../../../ui/feedback/titled-dialog.tsx';
import { FieldFrame } from '../../../../../ui/forms/field-frame.tsx';
import type { BookingValues } from '../../booking-values.ts';
import { fillReceiver, firstEmpty, type ConfirmedFields } from './fill-receiver.ts';
import { pastedFields, type PastedReceiver } from './finding.ts';
import { ReadFields } from './read-fields.tsx';
import { pastedReader } from './read-pasted.ts';

const Content = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: 16 });
const Actions = styled('div')({ display: 'flex' });

/** As long as a long message, with much around it. */
const longest = 5000;
const forTheSession = { query: { staleTime: Infinity } };
const noCities: readonly never[] = [];

interface PasteDialogProps {
  /** What the dialog begins with. */
  pasted: string;
  /** Called after the form was filled, with its first needed field that is empty still. */
  onFilled: (empty: FieldPath<BookingValues> | undefined) => void;
  onClose: () => void;
}

/** An address or a message to paste, what was read of it to confirm, and a button that fills the form. */
export function PasteDialog({ pasted, onFilled, onClose }: PasteDialogProps) {
  const text = useText();
  const { getValues, setValue, clearErrors } = useFormContext<BookingValues>();
  const cities = useListCities(forTheSession).data?.data ?? noCities;
  const box = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState(pasted);
  const [chosen, setChosen] = useState<ConfirmedFields>({});
  const [isRefused, setRefused] = useState(false);
  const reader = useMemo(() => pastedReader(cities), [cities]);
  const read = useMemo(() => reader(message), [reader, message]);
  const confirmed = confirmedOf(read, chosen);

  const change = (next: string) => {
    setMessage(next);
    setChosen({});
    setRefused(false);
  };
  const pasteFromClipboard = async () => {
    try {
      change(await navigator.clipboard.readText());
    } catch {
      // Refused by the person or a policy.
      setRefused(true);
    }
    box.current?.focus();
  };
  const fill = () => {
    const { address_form, receiver } = getValues();
    const filled = fillReceiver({ address_form, receiver }, confirmed);
    const changed = { shouldDirty: true } as const;
    if (confirmed.full_name !== undefined || confirmed.phone !== undefined) {
      // Somebody else than the saved receiver.
      setValue('saved_receiver_id', '', changed);
    }
    setValue('address_form', filled.address_form, changed);
    setValue('receiver', filled.receiver, changed);
    clearErrors('receiver');
    onFilled(firstEmpty(filled));
  };

  return (
    <TitledDialog
      title={text('shipments.create.paste.title')}
      maxWidth="sm"
      withCross
      onClose={onClose}
    >
      <Content>
        <FieldFrame
          label={text('shipments.create.paste.message')}
          help={text('shipments.create.paste.help')}
        >
          {({ id, ...aria }) => (
            <TextAreaBox
              id={id}
              aria-describedby={aria['aria-describedby']}
              ref={box}
              rows={6}
              dir="auto"
              autoFocus
              maxLength={longest}
              value={message}
              onChange={({ target }) => {
                change(target.value);
              }}
            />
          )}
        </FieldFrame>
        {canReadClipboard() && message === '' && (
          <Actions>
            <Button variant="outline" size="small" onClick={pasteFromClipboard}>
              {text('shipments.create.paste.clipboard')}
            </Button>
          </Actions>
        )}
        {isRefused && (
          <Notice tone="warning" assertive>
            {text('shipments.create.paste.refused')}
          </Notice>
        )}
        {message.trim() !== '' && (
          <ReadFields
            read={read}
            chosen={chosen}
            onChoose={(field, value) => {
              setChosen({ ...chosen, [field]: value });
            }}
          />
        )}
      </Content>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {text('shipments.create.paste.cancel')}
        </Button>
        <Button disabled={Object.keys(confirmed).length === 0} onClick={fill}>
          {text('shipments.create.paste.fill')}
        </Button>
      </DialogButtons>
    </TitledDialog>
  );
}

/** Not outside https, and not in older browsers. */
function canReadClipboard(): boolean {
  return 'clipboard' in navigator && 'readText' in navigator.clipboard;
}

/** What was read, and what was chosen of the doubtful. */
function confirmedOf(read: PastedReceiver, chosen: ConfirmedFields): ConfirmedFields {
  const confirmed: ConfirmedFields = {};
  for (const field of pastedFields) {
    const reading = read[field];
    const value = reading && 'value' in reading ? reading.value : chosen[field];
    if (value) confirmed[field] = value;
  }
  return confirmed;
}
