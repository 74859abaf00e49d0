import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadCatalogue } from './i18n/load-catalogue.ts';
import { LocaleProvider } from './i18n/locale-provider.tsx';
import { storedLocale } from './i18n/locale.ts';
import { installZodMessages } from './ui/forms/zod-messages.ts';
import './ui/theme/fonts.css';

installZodMessages();

const locale = storedLocale();
const messages = await loadCatalogue(locale);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <LocaleProvider initial={{ locale, messages }}>
      <App />
    </LocaleProvider>
  </StrictMode>,
);
