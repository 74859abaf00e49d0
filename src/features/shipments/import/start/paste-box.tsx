import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextAreaBox } from '../../../../ui/controls/input-box.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';
import { useUpload } from './use-upload.ts';

const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: 12 });

/** Rows copied from a spreadsheet. They are sent as the tab-separated file that they are. */
export function PasteBox() {
  const text = useText();
  const intl = useIntl();
  const [pasted, setPasted] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { upload, isPending, refusal } = useUpload();
  const lines = pasted.split('\n').filter((line) => line.trim() !== '').length;
  const isShort = lines < 2;
  const send = () => {
    setAsked(true);
    if (isShort) return;
    const now = intl.formatDate(new Date(), { day: 'numeric', month: 'long' });
    const name = text('shipments.import.paste.name', { date: now });
    upload(new File([pasted], name, { type: 'text/tab-separated-values' }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FieldFrame
        label={text('shipments.import.paste')}
        help={
          isShort
            ? text('shipments.import.paste.help')
            : text('shipments.import.paste.count', { count: lines - 1 })
        }
        error={isAsked && isShort ? text('shipments.import.paste.short') : undefined}
      >
        {(ids) => (
          <TextAreaBox
            {...ids}
            dir="auto"
            rows={6}
            wrap="off"
            spellCheck={false}
            value={pasted}
            onChange={(event) => {
              setPasted(event.target.value);
            }}
          />
        )}
      </FieldFrame>
      {refusal !== null && !isPending && (
        <Notice tone="danger" assertive>
          {refusal}
        </Notice>
      )}
      <Foot>
        <Button type="submit" variant="outline" loading={isPending}>
          {text('shipments.import.paste.send')}
        </Button>
      </Foot>
    </form>
  );
}
