import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from './api/connection.ts';
import { getHealth } from './api/generated/operations/operations.ts';
import { loadApp } from './app/start.ts';
import { whenReachable } from './app/when-reachable.ts';
import { LocaleProvider } from './i18n/locale-provider.tsx';
import { needTexts } from './i18n/texts-store.ts';
import '#fonts/fonts.css';

// The browser reads its list of languages at the first use of Intl, which takes as long as a
// screen; it has time for that while the app loads.
setTimeout(() => Intl.NumberFormat.supportedLocalesOf('ar'));
watchConnection(() => getHealth());

const [App] = await whenReachable(() => Promise.all([loadApp(), needTexts()]));
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <LocaleProvider>
      <App />
    </LocaleProvider>
  </StrictMode>,
);
