import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from './api/connection.ts';
import { getHealth } from './api/generated/operations/operations.ts';
import { loadApp } from './app/start.ts';
import { whenReachable } from './app/when-reachable.ts';
import { readLanguageList } from './i18n/language-list.ts';
import { LocaleProvider } from './i18n/locale-provider.tsx';
import { needTexts } from './i18n/texts-store.ts';
import '#fonts/fonts.css';

readLanguageList();
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
