import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { homePath } from '../../features/home/paths.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '20px 24px',
  '& a': { position: 'relative', display: 'inline-flex', textDecoration: 'none' },
});
const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: '24px 24px 12vh',
  textAlign: 'center',
});

interface PlainPageProps {
  /** Shown above everything else. */
  banner?: ReactNode;
  children: ReactNode;
}

/** A page without navigation: a link home, the language switch, and one message in the middle. */
export function PlainPage({ banner, children }: PlainPageProps) {
  const text = useText();
  return (
    <Page>
      {banner}
      <Head>
        <a href={homePath}>
          <Wordmark />
          <VisuallyHidden>{text('app.toHome')}</VisuallyHidden>
        </a>
        <LanguageSwitch />
      </Head>
      <Main>{children}</Main>
    </Page>
  );
}
