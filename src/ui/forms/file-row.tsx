import styled from '@emotion/styled';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon, DocumentIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import { useByteText } from './use-byte-text.ts';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: 8,
  paddingInlineStart: 12,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
});
const Picture = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  overflow: 'hidden',
  color: colors.inkMuted,
  background: colors.sunken,
  borderRadius: radius.small,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
const Name = styled('div')({ overflowWrap: 'anywhere' });
const Size = styled('div')({ ...typeScale.caption, color: colors.inkMuted });

interface FileRowProps {
  file: File;
  /** From 0 to 1; undefined while it is not being sent. */
  progress: number | undefined;
  disabled: boolean;
  onRemove: () => void;
}

/** A chosen file: its name and size, its upload progress, and a button that removes it. */
export function FileRow({ file, progress, disabled, onRemove }: FileRowProps) {
  const text = useText();
  const byteText = useByteText();
  const { name } = file;
  return (
    <Row>
      <Picture>
        {file.type.startsWith('image/') ? <Preview file={file} /> : <DocumentIcon />}
      </Picture>
      <div>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {progress === undefined ? (
          <Size>{byteText(file.size)}</Size>
        ) : (
          <ProgressBar
            value={progress}
            aria-label={text('ui.file.sending', { name })}
            style={{ marginBlock: 8, borderRadius: radius.round }}
          />
        )}
      </div>
      <IconButton
        size="small"
        type="button"
        disabled={disabled}
        aria-label={text('ui.file.remove', { name })}
        onClick={onRemove}
      >
        <CloseIcon size={16} />
      </IconButton>
    </Row>
  );
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [file],
  );
  return <img ref={show} alt="" />;
}
