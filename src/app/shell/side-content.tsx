import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { homePath } from '../../features/home/paths.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors } from '../../ui/theme/tokens.ts';
import { Navigation } from './navigation.tsx';
import { SaduBand } from './sadu-band.tsx';

const Root = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  blockSize: '100%',
  padding: '20px 12px 0',
  color: colors.onDark,
  background: colors.verdigrisDeep,
  overflowY: 'auto',
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 12,
  '& a': { position: 'relative', textDecoration: 'none' },
  '& a:focus-visible, & button:focus-visible': { outlineColor: colors.brassBright },
  '& button': { color: colors.onDark },
});
const Foot = styled('div')({
  flexShrink: 0,
  marginBlockStart: 'auto',
  // The woven band reaches both edges.
  '& > svg': { inlineSize: 'calc(100% + 24px)', marginInline: -12 },
});

interface SideContentProps {
  /** Next to the product's name. */
  action?: ReactNode;
  /** Below the menu entries. */
  foot?: ReactNode;
  /** Called when an entry is chosen, so that menus can close. */
  onChosen?: () => void;
}

/** The main menu, next to the page and in the drawer on phones. */
export function SideContent({ action, foot, onChosen }: SideContentProps) {
  const text = useText();
  return (
    <Root aria-label={text('app.navigation')}>
      <Head>
        <Link to={homePath} onClick={onChosen}>
          <Wordmark tone="dark" />
          <VisuallyHidden>{text('app.toHome')}</VisuallyHidden>
        </Link>
        {action}
      </Head>
      <Navigation onChosen={onChosen} />
      <Foot>
        {foot}
        <SaduBand />
      </Foot>
    </Root>
  );
}
