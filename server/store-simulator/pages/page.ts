import { type Html, html } from '../../../common/html.ts';
import { type Language, TEXTS } from './texts.ts';

/** A page of the simulator: marked as simulated, with a link to itself in the other language. */
export function page(language: Language, title: string, content: Html): Html {
  const texts = TEXTS[language];
  const other = language === 'ar' ? 'en' : 'ar';
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light" />
        <title>${title} · ${texts.brand}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/style.css" />
        <script type="module" src="/assets/refresh.js"></script>
      </head>
      <body>
        <header>
          <div class="bar">
            <a class="brand" href="/?lang=${language}">
              <img src="/assets/icon.svg" alt="" width="28" height="28" />${texts.brand}
            </a>
            <a class="language" href="?lang=${other}" lang="${other}" hreflang="${other}"
              >${texts.otherLanguage}</a
            >
          </div>
          <p class="simulated">${texts.simulated}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** A page with a single message. */
export function messagePage(
  language: Language,
  { title, lead }: { title: string; lead: string },
): Html {
  const content = html`<section class="card message">
    <h1>${title}</h1>
    <p class="quiet">${lead}</p>
    <a href="/?lang=${language}">${TEXTS[language].backToStores}</a>
  </section>`;
  return page(language, title, content);
}

/** A time in Riyadh, with the digits of both languages' figures. */
export function timeOf(language: Language, at: Date): Html {
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB';
  const words = new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Riyadh',
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(at);
  return html`<time datetime="${at.toISOString()}">${words}</time>`;
}
