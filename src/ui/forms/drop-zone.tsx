import styled from '@emotion/styled';
import { useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { UploadIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import { siftFiles, type FileLimits, type RefusedFile } from './sift-files.ts';
import { useByteText } from './use-byte-text.ts';

const Zone = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  padding: '20px 16px',
  color: colors.ink,
  background: colors.surface,
  border: `1px dashed ${colors.lineStrong}`,
  borderRadius: radius.medium,
  textAlign: 'center',
  '&:hover': { background: colors.sunken },
  '&[data-size="large"]': { flex: 1, justifyContent: 'center', paddingBlock: 48, gap: 6 },
  '&[data-over="true"]': {
    background: colors.verdigrisSoft,
    border: `1px solid ${colors.verdigris}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${colors.verdigris}`, outlineOffset: 2 },
  '&:has([aria-invalid="true"])': { borderColor: colors.danger },
  '&:has(:disabled)': {
    color: colors.inkMuted,
    background: colors.sunken,
    borderColor: colors.line,
  },
});
// The browser's own control covers the whole zone: it takes clicks and the focus.
const Chooser = styled('input')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
});
const Limits = styled('span')({ ...typeScale.caption, color: colors.inkMuted });
const Refused = styled('p')({ ...typeScale.caption, marginBlockStart: 6, color: colors.danger });

interface DropZoneProps
  extends
    FileLimits,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'accept' | 'multiple' | 'onChange' | 'size'> {
  id: string;
  /** The files there already. */
  held?: readonly File[];
  /** All files after some were added. It is called too if none was taken. */
  onTake: (files: File[]) => void;
  /** A larger zone, where it is what the page is for. */
  size?: 'large';
}

const none: readonly File[] = [];

/** A zone to drop files on or choose them with. Refused files are reported below and left out. */
export function DropZone({
  endings,
  maxBytes,
  most,
  held = none,
  onTake,
  size,
  ...chooser
}: DropZoneProps) {
  const text = useText();
  const intl = useIntl();
  const byteText = useByteText();
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const kinds = intl.formatList(
    endings.map((ending) => `\u2066${ending.slice(1).toUpperCase()}\u2069`),
    { type: 'disjunction' },
  );
  // Limits are powers of two; a round figure below one is easier to read.
  const round = maxBytes - (maxBytes % 1_000_000);
  const limits = { kinds, size: byteText(round || maxBytes), most };
  const limitsId = `${chooser.id}-limits`;
  const isDisabled = chooser.disabled === true;
  const offer = (files: Iterable<File>) => {
    const sifted = siftFiles(held, [...files], { endings, maxBytes, most });
    setRefused(sifted.refused);
    onTake(sifted.taken);
  };
  return (
    <>
      <Zone
        data-over={isOver}
        data-size={size}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isDisabled);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!isDisabled) offer(event.dataTransfer.files);
        }}
      >
        <UploadIcon size={24} />
        <span>{text(most === 1 ? 'ui.file.choose' : 'ui.file.chooseSeveral')}</span>
        <Limits id={limitsId}>{text('ui.file.limits', limits)}</Limits>
        <Chooser
          {...chooser}
          aria-describedby={`${chooser['aria-describedby'] ?? ''} ${limitsId}`}
          type="file"
          accept={endings.join(',')}
          multiple={most > 1}
          onKeyDown={(event) => {
            // Browsers open it by the space bar; Enter would send a form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
          onChange={(event) => {
            offer(event.target.files ?? []);
            // Allows choosing the same file again after it was removed.
            event.target.value = '';
          }}
        />
      </Zone>
      <div role="alert">
        {refused.map(({ name, reason }) => (
          <Refused key={name}>{text(`ui.file.${reason}`, { ...limits, name })}</Refused>
        ))}
      </div>
    </>
  );
}
