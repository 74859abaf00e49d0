import styled from '@emotion/styled';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { colors, type, typeScale } from '../../../ui/theme/tokens.ts';
import { RawText } from './raw-text.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 6,
  '& h3': type.h3,
});
const Note = styled('p')({ marginBlockEnd: 8, color: colors.inkMuted, ...typeScale.caption });

interface SentTextProps {
  title: string;
  /** Message that says what is copied. */
  copyId: string;
  /** Below the title. */
  note?: string | undefined;
  /** Exactly what was sent, which is copied. */
  value: string;
  /** The same for reading. */
  shown?: string;
}

/** What one system sent to another, character by character. */
export function SentText({ title, copyId, note, value, shown = value }: SentTextProps) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{title}</h3>
        {value !== '' && <CopyButton value={value} labelId={copyId} />}
      </Head>
      {note !== undefined && <Note>{note}</Note>}
      {value === '' ? (
        <Note>{text('profile.log.empty')}</Note>
      ) : (
        <RawText labelledBy={titleId}>{shown}</RawText>
      )}
    </section>
  );
}
