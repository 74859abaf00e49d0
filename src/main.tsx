import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { LocaleProvider } from './i18n/locale-provider.tsx';
import { needTexts } from './i18n/texts-store.ts';
import { installZodMessages } from './ui/forms/zod-messages.ts';
import './ui/theme/fonts.css';

installZodMessages();

await needTexts();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <LocaleProvider>
      <App />
    </LocaleProvider>
  </StrictMode>,
);
