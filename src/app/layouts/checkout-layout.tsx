import { styled } from '@mui/material/styles';
import { Link, Outlet } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { DemoBanner } from '../shell/demo-banner.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '18px 24px',
  '& a': { position: 'relative', textDecoration: 'none' },
});
const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '24px 24px 12vh',
});

/** The layout of the checkout routes: nothing but the outcome, for the signed-in and signed-out. */
export function CheckoutLayout() {
  const text = useText();
  return (
    <Page>
      <DemoBanner />
      <Head>
        <Link to={paths.home}>
          <Wordmark />
          <VisuallyHidden>{text('app.toHome')}</VisuallyHidden>
        </Link>
        <LanguageSwitch />
      </Head>
      <Main>
        <Outlet />
      </Main>
    </Page>
  );
}
