import { type Html, html } from '../../../../common/html.ts';
import type { Locale } from '../../../reference/locale.ts';
import { TEXTS } from './texts.ts';

function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar';
}

/** A page with a single message. */
export function messagePage(
  locale: Locale,
  { title, lead }: { title: string; lead: string },
  canRetry: boolean,
): Html {
  const retry = html`<a class="button" href="?lang=${locale}">${TEXTS[locale].again}</a>`;
  return layout(
    locale,
    title,
    html`<section class="card message">
      <h1>${title}</h1>
      <p>${lead}</p>
      ${canRetry && retry}
    </section>`,
  );
}

/** The frame of every page. It contains no script. */
export function layout(locale: Locale, title: string, content: Html): Html {
  const texts = TEXTS[locale];
  const other = otherLocale(locale);
  return html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light" />
        <title>${title} · ${texts.brand}</title>
        <link rel="icon" href="/t/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/t/assets/style.css" />
      </head>
      <body>
        <header>
          <p class="brand">
            <img src="/t/assets/icon.svg" alt="" width="28" height="28" />${texts.brand}
          </p>
          <a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>
        </header>
        <main>${content}</main>
        <footer>
          <p>${texts.privacy}</p>
        </footer>
      </body>
    </html>`;
}
