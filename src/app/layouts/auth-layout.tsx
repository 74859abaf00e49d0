import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { DemoBanner } from '../shell/demo-banner.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { SaduBand } from '../shell/sadu-band.tsx';
import { AuthScene } from './auth-scene.tsx';

const narrow = '@media (max-width: 899.95px)';
const wideQuery = '(min-width: 900px)';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
  flex: 1,
  [narrow]: { gridTemplateColumns: '1fr' },
});
const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
const FormSide = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  background: colors.surface,
});
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '20px 32px',
  [narrow]: { padding: '12px 20px' },
});
const Main = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  inlineSize: 'min(100%, 452px)',
  marginInline: 'auto',
  padding: '24px 24px 96px',
  [narrow]: { justifyContent: 'flex-start', paddingBlockStart: '8vh' },
});
const NarrowBand = styled('div')({
  overflow: 'hidden',
  color: colors.onDark,
  background: colors.verdigrisDeep,
  paddingBlockStart: 10,
});
const SceneSide = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  color: colors.onDark,
  background: `radial-gradient(120% 90% at 50% 0%, ${colors.verdigrisLit} 0%, ${colors.verdigrisDeep} 62%)`,
  overflow: 'hidden',
});
const Words = styled('div')({ padding: '0 48px 48px', maxInlineSize: 640 });
const Slogan = styled('p')({ ...typeScale.display, fontWeight: 600 });
const Lead = styled('p')({
  color: colors.onDarkMuted,
  ...typeScale.lead,
  marginBlockStart: 8,
});

/** The layout of the auth routes: the form on a paper background, and the balance next to it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(wideQuery);
  return (
    <Frame>
      <DemoBanner />
      <Page>
        <FormSide>
          <Head>
            <Wordmark />
            <LanguageSwitch />
          </Head>
          <Main>{children}</Main>
          {!isWide && (
            <NarrowBand>
              <SaduBand />
            </NarrowBand>
          )}
        </FormSide>
        {isWide && <Scene />}
      </Page>
    </Frame>
  );
}

function Scene() {
  const text = useText();
  return (
    <SceneSide>
      <AuthScene />
      <div>
        <Words>
          <Slogan>{text('app.auth.slogan')}</Slogan>
          <Lead>{text('app.auth.lead')}</Lead>
        </Words>
        <SaduBand />
      </div>
    </SceneSide>
  );
}
