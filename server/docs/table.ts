import { type Html, html } from '../../common/html.ts';

/** @param name the accessible name */
export function table(name: string, head: readonly string[], rows: readonly Html[][]): Html {
  return html`<table aria-label="${name}">
    <thead>
      <tr>
        ${head.map((each) => html`<th scope="col">${each}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
