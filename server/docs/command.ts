import { type Html, html } from '../../common/html.ts';

/** Text to type into a shell or a file. */
export function command(text: string): Html {
  return html`<pre><code>${text}</code></pre>`;
}
