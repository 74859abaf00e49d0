import DialogContent from '@mui/material/DialogContent';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { LimitReached } from '../../shared/plan-limits/limit-reached.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DialogButtons, TitledDialog } from '../../ui/feedback/titled-dialog.tsx';
import { WorkingLine } from '../../ui/feedback/working-line.tsx';
import { DropZone } from '../../ui/forms/drop-zone.tsx';
import { ImportRows } from './import-rows.tsx';
import { fileBounds, useImport } from './use-import.ts';

const Root = styled('div')({ display: 'grid', gap: 16 });

/** Imports products from a file: what it would do is shown first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const zoneId = useId();
  const { checked, done, isPending, failed, check, apply, startOver } = useImport();
  const shown = done ?? checked;
  const { unreadable, plan_limit: limit, counts, fingerprint } = shown ?? {};
  const written = (counts?.added ?? 0) + (counts?.changed ?? 0);
  const canApply = !done && fingerprint !== undefined && limit === undefined;
  return (
    <TitledDialog title={text('products.import.title')} maxWidth="sm" withCross onClose={onClose}>
      <DialogContent>
        <Root aria-busy={isPending}>
          {!shown && <p>{text('products.import.lead')}</p>}
          {(!shown || unreadable) && (
            <DropZone
              {...fileBounds}
              id={zoneId}
              aria-label={text('products.import.file')}
              onTake={([file]) => {
                if (file) check(file);
              }}
            />
          )}
          {isPending && (
            <div role="status">
              <WorkingLine />
              {text(checked ? 'products.import.applying' : 'products.import.checking')}
            </div>
          )}
          {failed !== null && (
            <Notice tone="danger" assertive>
              {failed}
            </Notice>
          )}
          {unreadable && (
            <Notice tone="danger" assertive>
              {unreadable.text}{' '}
              {unreadable.row !== undefined &&
                text('products.import.place.row', { row: unreadable.row })}
              {unreadable.row === undefined &&
                unreadable.column !== undefined &&
                text('products.import.place.column', { column: unreadable.column })}
            </Notice>
          )}
          {done && (
            <Notice tone="success" assertive>
              {text('products.import.done', { count: written })}
            </Notice>
          )}
          {limit && (
            <Notice tone="danger" assertive>
              <LimitReached reached={limit} />
            </Notice>
          )}
          {shown && !unreadable && <ImportRows file={shown} />}
        </Root>
      </DialogContent>
      {shown && !unreadable && (
        <DialogButtons>
          {!done && (
            <Button variant="outline" disabled={isPending} onClick={startOver}>
              {text('products.import.other')}
            </Button>
          )}
          {canApply ? (
            <Button loading={isPending} onClick={apply}>
              {text('products.import.apply', { count: written })}
            </Button>
          ) : (
            <Button onClick={onClose}>{text('ui.close')}</Button>
          )}
        </DialogButtons>
      )}
    </TitledDialog>
  );
}
