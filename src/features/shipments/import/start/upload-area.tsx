import styled from '@emotion/styled';
import { useId } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { WorkingLine } from '../../../../ui/feedback/working-line.tsx';
import { DropZone } from '../../../../ui/forms/drop-zone.tsx';
import { fileBounds, useUpload } from './use-upload.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10 });

interface UploadAreaProps {
  /** A larger zone, where it is what the page is for. */
  size?: 'large';
}

/** Takes a file and sends it at once. */
export function UploadArea({ size }: UploadAreaProps) {
  const text = useText();
  const id = useId();
  const { upload, isPending, refusal } = useUpload();
  return (
    <Root aria-busy={isPending}>
      <DropZone
        {...fileBounds}
        {...(size && { size })}
        id={id}
        aria-label={text('shipments.import.file')}
        onTake={([file]) => {
          if (file) upload(file);
        }}
      />
      {isPending && (
        <div role="status">
          <WorkingLine />
          {text('shipments.import.sending')}
        </div>
      )}
      {refusal !== null && !isPending && (
        <Notice tone="danger" assertive>
          {refusal}
        </Notice>
      )}
    </Root>
  );
}
