import { type Html, html } from '../../common/html.ts';

const PAGES = [
  { path: '/docs/quick-start', name: 'Quick start' },
  { path: '/docs', name: 'Reference' },
  { path: '/docs/implement', name: 'Implement this contract' },
] as const;

/** The layout of every page. They are for engineers and, like the contract, in English. */
export function layout(
  path: (typeof PAGES)[number]['path'],
  { head, content }: { head?: Html; content: Html },
): Html {
  const links = PAGES.map(
    (page) =>
      html`<a href="${page.path}" ${page.path === path && html`aria-current="page"`}
        >${page.name}</a
      >`,
  );
  const title = PAGES.find((page) => page.path === path)?.name ?? '';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title} · Mizan API</title>
        <link rel="icon" href="/t/assets/icon.svg" type="image/svg+xml" />
        ${head ?? null}
        <link rel="stylesheet" href="/docs/assets/style.css" />
      </head>
      <body>
        <header class="bar">
          <a class="brand" href="/">
            <img src="/t/assets/icon.svg" alt="" width="28" height="28" />
            <span>Mizan · <span lang="ar">ميزان</span></span>
          </a>
          <nav aria-label="Documentation">${links}</nav>
          <p class="downloads">
            <a href="/docs/openapi.yaml" download="mizan-openapi.yaml">YAML</a>
            <a href="/docs/openapi.json" download="mizan-openapi.json">JSON</a>
          </p>
        </header>
        ${content}
      </body>
    </html>`;
}

/** The interactive reference; without scripts it links to the contract as a file. */
export function referencePage(): Html {
  return layout('/docs', {
    head: html`<link rel="stylesheet" href="/docs/assets/swagger-ui.css" />
      <script src="/docs/assets/swagger-ui-bundle.js" defer></script>
      <script src="/docs/assets/start-reference.js" defer></script>`,
    content: html`<div id="reference"></div>
      <noscript>
        <p>
          The reference needs JavaScript.
          <a href="/docs/openapi.yaml">The contract as a file</a> does not.
        </p>
      </noscript>`,
  });
}
