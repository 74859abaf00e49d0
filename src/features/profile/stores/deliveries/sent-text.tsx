import styled from '@emotion/styled';
import { useId } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { CopyButton } from '../../../../ui/text/copy-button.tsx';
import { colors, radius, type, typeScale } from '../../../../ui/theme/tokens.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 6,
  '& h3': type.h3,
});
const Note = styled('p')({ marginBlockEnd: 8, color: colors.inkMuted, ...typeScale.caption });
const Raw = styled('pre')({
  maxBlockSize: 320,
  margin: 0,
  padding: '12px 16px',
  overflowY: 'auto',
  background: colors.sunken,
  borderRadius: radius.medium,
  fontFamily: 'ui-monospace, Consolas, monospace',
  ...typeScale.caption,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface SentTextProps {
  title: string;
  /** Message that says what is copied. */
  copyId: string;
  /** Below the title. */
  note?: string | undefined;
  value: string;
}

/** Text from another system, character by character as it came. */
export function SentText({ title, copyId, note, value }: SentTextProps) {
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
        <Note>{text('profile.stores.delivery.empty')}</Note>
      ) : (
        <Raw dir="ltr" tabIndex={0} role="group" aria-labelledby={titleId}>
          {value}
        </Raw>
      )}
    </section>
  );
}
