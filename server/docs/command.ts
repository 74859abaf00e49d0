import { type Html, html } from '../../common/html.ts';

/** Text for a shell or a file, as it is typed. */
export function command(text: string): Html {
  return html`<pre><code>${text}</code></pre>`;
}
