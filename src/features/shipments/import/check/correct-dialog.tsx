import styled from '@emotion/styled';
import { useState } from 'react';
import {
  useCorrectImportRows,
  useListImportRows,
} from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectBox } from '../../../../ui/controls/select-box.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { TaskDialog } from '../../../../ui/feedback/task-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast-store.ts';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';
import { EntryBox } from '../entry-box.tsx';
import { useFieldNames } from '../use-field-names.ts';
import { useShowBatch } from '../use-import-batch.ts';
import { useValueNames } from '../use-value-names.ts';
import type { Correction } from './saving-context.ts';
import { wrongTexts } from './wrong-texts.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 10 });

/** The contract's maximum for one page. */
const limit = 100;
const refusals = {
  import_step: 'shipments.import.refusal.import_step',
  import_busy: 'shipments.import.refusal.import_busy',
};
const none: readonly ImportRow[] = [];

interface CorrectDialogProps {
  batchId: string;
  what: Correction;
  onClose: () => void;
}

/** Changes a text in every row that has it. */
export function CorrectDialog({ batchId, what, onClose }: CorrectDialogProps) {
  const { field, code } = what;
  const text = useText();
  const { nameOf } = useFieldNames();
  const { namesOf } = useValueNames();
  const showBatch = useShowBatch();
  const [chosen, setChosen] = useState(what.from);
  const [typed, setTyped] = useState<string | null>(null);
  const { data } = useListImportRows(batchId, { field, code, limit }, { query: { staleTime: 0 } });
  const rows = data?.data ?? none;
  const texts = wrongTexts(rows, field);
  const from = chosen ?? texts[0]?.text;
  const nearest = rows
    .filter((row) => row.cells.some((cell) => cell.field === field && cell.text === from))
    .flatMap((row) => row.faults.find((fault) => fault.field === field)?.params?.nearest ?? []);
  const meant = namesOf(field, [...new Set(nearest)]);
  // The only one that can be meant is filled in.
  const to = typed ?? (meant.length === 1 ? (meant[0] ?? '') : '');
  const { mutate, isPending, error } = useCorrectImportRows({
    mutation: {
      meta: { handledCodes: Object.keys(refusals) },
      onSuccess: ({ changed, batch }) => {
        showBatch(batch);
        showToast({
          tone: 'success',
          titleId: 'shipments.import.corrected',
          values: { count: changed },
        });
        onClose();
      },
    },
  });
  const refusal = useSubmitError(error, refusals);
  const isKnown = from !== undefined;

  return (
    <TaskDialog
      title={text('shipments.import.correct.title', { field: nameOf(field) })}
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isKnown && to.trim() !== '' && !isPending) {
            mutate({ batchId, data: { field, from, to: to.trim() } });
          }
        }}
      >
        {!isKnown && !data && <LinesSkeleton lines={2} height={44} />}
        {!isKnown && data && (
          <Notice tone="info">{text('shipments.import.correct.tooLong')}</Notice>
        )}
        {isKnown && (
          <>
            <FieldFrame label={text('shipments.import.correct.from')}>
              {(ids) => (
                <SelectBox
                  {...ids}
                  value={from}
                  onChange={({ target }) => {
                    setChosen(target.value);
                  }}
                >
                  {texts.every((each) => each.text !== from) && (
                    <option value={from}>{from}</option>
                  )}
                  {texts.map((each) => (
                    <option key={each.text} value={each.text}>
                      {each.text === '' ? text('shipments.import.correct.empty') : each.text}
                    </option>
                  ))}
                </SelectBox>
              )}
            </FieldFrame>
            <FieldFrame
              label={text('shipments.import.correct.to')}
              help={text('shipments.import.correct.help')}
            >
              {({ id, ...aria }) => (
                <EntryBox
                  id={id}
                  aria-describedby={aria['aria-describedby']}
                  autoFocus
                  field={field}
                  value={to}
                  nearest={meant}
                  onValue={setTyped}
                />
              )}
            </FieldFrame>
          </>
        )}
        {refusal !== null && (
          <Notice tone="danger" assertive>
            {refusal}
          </Notice>
        )}
        <Foot>
          <Button variant="outline" onClick={onClose}>
            {text('shipments.import.cancel')}
          </Button>
          <Button type="submit" loading={isPending} disabled={!isKnown || to.trim() === ''}>
            {text('shipments.import.correct.all')}
          </Button>
        </Foot>
      </Form>
    </TaskDialog>
  );
}
