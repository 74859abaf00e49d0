import styled from '@emotion/styled';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DropZone } from './drop-zone.tsx';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import { FileRow } from './file-row.tsx';
import type { FileLimits } from './sift-files.ts';

const Rows = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginBlockStart: 8,
});

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
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Field {...shared}>
      {(field, ids) => {
        const held: File[] = field.value ?? [];
        return (
          <>
            <DropZone
              {...ids}
              {...{ endings, maxBytes, most, held }}
              ref={(input) => {
                field.ref(input);
                chooser.current = input;
              }}
              name={field.name}
              disabled={shared.disabled}
              onTake={field.onChange}
              onBlur={field.onBlur}
            />
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
