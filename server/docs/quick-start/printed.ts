import { type Html, html } from '../../../common/html.ts';
import { command } from '../command.ts';
import type { Program } from './programs.ts';

/** A part of a program; the whole of one that has no steps. */
export function printed({ id, language, file, parts }: Program, part = 0): Html {
  return html`<figure class="program" data-language="${id}" data-file="${file}">
    <figcaption>${language}</figcaption>
    ${command((parts[part] ?? '').trimEnd())}
  </figure>`;
}

/** A program as a link that saves it. */
export function saved({ file }: Program): Html {
  return html`<a href="/docs/${file}" download="${file}">${file}</a>`;
}
