import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { colors } from '../theme/tokens.ts';
import { MizanMark } from './mizan-mark.tsx';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });
const Name = styled('span')({ fontWeight: 600, lineHeight: 1.2 });

interface WordmarkProps {
  /** Height of the mark in pixels; the name scales with it. */
  size?: number;
  tone?: 'light' | 'dark';
}

/** The mark with the product's name in the reader's script. */
export function Wordmark({ size = 30, tone = 'light' }: WordmarkProps) {
  const text = useText();
  return (
    <Root>
      <MizanMark size={size} tone={tone} />
      <Name
        style={{
          color: tone === 'dark' ? colors.onDark : colors.ink,
          fontSize: Math.round(size * 0.74),
        }}
      >
        {text('ui.brand')}
      </Name>
    </Root>
  );
}
