import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { UploadIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import { FileRow } from './file-row.tsx';
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
const Rows = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginBlockStart: 8,
});
const Refused = styled('p')({ ...typeScale.caption, marginBlockStart: 6, color: colors.danger });

interface FileInputProps<Values extends FieldValues, Output>
  extends FieldProps<Values, Output>, FileLimits {
  /** How much of a file has been sent, from 0 to 1; undefined while it is not being sent. */
  progressOf?: (file: File) => number | undefined;
}

/**
 * Files, dropped or chosen. The form holds them as a list. Refused files are reported and left out.
 */
export function FileInput<Values extends FieldValues, Output = Values>({
  endings,
  maxBytes,
  most,
  progressOf = () => undefined,
  ...shared
}: FileInputProps<Values, Output>) {
  const text = useText();
  const intl = useIntl();
  const byteText = useByteText();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const kinds = intl.formatList(
    endings.map((ending) => `\u2066${ending.slice(1).toUpperCase()}\u2069`),
    { type: 'disjunction' },
  );
  const limits = { kinds, size: byteText(maxBytes), most };

  return (
    <Field {...shared}>
      {(field, ids) => {
        const held: File[] = field.value ?? [];
        const offer = (files: Iterable<File>) => {
          const sifted = siftFiles(held, [...files], { endings, maxBytes, most });
          setRefused(sifted.refused);
          field.onChange(sifted.taken);
        };
        return (
          <>
            <Zone
              data-over={isOver}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(shared.disabled !== true);
              }}
              onDragLeave={() => {
                setOver(false);
              }}
              onDrop={(event) => {
                event.preventDefault();
                setOver(false);
                if (shared.disabled !== true) offer(event.dataTransfer.files);
              }}
            >
              <UploadIcon size={24} />
              <span>{text(most === 1 ? 'ui.file.choose' : 'ui.file.chooseSeveral')}</span>
              <Limits id={`${ids.id}-limits`}>{text('ui.file.limits', limits)}</Limits>
              <Chooser
                {...ids}
                aria-describedby={`${ids['aria-describedby'] ?? ''} ${ids.id}-limits`}
                ref={(input) => {
                  field.ref(input);
                  chooser.current = input;
                }}
                type="file"
                name={field.name}
                accept={endings.join(',')}
                multiple={most > 1}
                disabled={shared.disabled}
                onChange={(event) => {
                  offer(event.target.files ?? []);
                  // Allows choosing the same file again after it was removed.
                  event.target.value = '';
                }}
                onBlur={field.onBlur}
              />
            </Zone>
            <div role="alert">
              {refused.map(({ name, reason }) => (
                <Refused key={name}>{text(`ui.file.${reason}`, { ...limits, name })}</Refused>
              ))}
            </div>
            {held.length > 0 && (
              <Rows>
                {held.map((file) => (
                  <FileRow
                    key={`${file.name} ${file.lastModified}`}
                    file={file}
                    progress={progressOf(file)}
                    disabled={shared.disabled ?? false}
                    onRemove={() => {
                      field.onChange(held.filter((other) => other !== file));
                      chooser.current?.focus();
                    }}
                  />
                ))}
              </Rows>
            )}
          </>
        );
      }}
    </Field>
  );
}
