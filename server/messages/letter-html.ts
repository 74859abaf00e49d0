import type { Locale } from '../reference/locale.ts';
import { fill } from './fill.ts';
import type { Paragraph } from './words.ts';

const LINK_STYLE = 'style="color:#0f6b5c"';
const BUTTON_STYLE =
  'style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0f6b5c;color:#fff;font-weight:600;text-decoration:none"';

const PARAGRAPH_STYLE = 'style="margin:0 0 16px"';
const NOTE_STYLE =
  'style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dde4e0;font-size:14px"';

const figure = (value: string) => `<b dir="ltr">${value}</b>`;

/** Values are isolated from the direction of the text around them. */
const MARKUP: Readonly<Record<string, (value: string) => string>> = {
  url: (value) => `<a href="${value}" dir="ltr" ${LINK_STYLE}>${value}</a>`,
  code: (value) => `<b dir="ltr" style="font-size:24px;letter-spacing:4px">${value}</b>`,
  count: figure,
  number: figure,
  threshold: figure,
  amount: figure,
  cap: figure,
  opening: figure,
  closing: figure,
  host: figure,
};
const isolated = (value: string) => `<bdi>${value}</bdi>`;

/** A link, or a value, which may be the beginning of an address. */
const MARKED = /\[([^[\]]*)\]\(([^()]*)\)|\{(\w+)\}(\/\S*)?/g;

/** The HTML part of an e-mail. */
export function letterHtml(paragraphs: readonly Paragraph[], locale: Locale): string {
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f3f5f2;color:#10231f;font:16px/1.6 sans-serif">',
    `<div dir="${direction}" style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">`,
    `<p style="margin:0 0 24px;font-weight:700;font-size:20px">${locale === 'ar' ? 'ميزان' : 'Mizan'}</p>`,
    ...paragraphs.map((each) => {
      const style = each.look === 'note' ? NOTE_STYLE : PARAGRAPH_STYLE;
      return `<p ${style}>${toMarkup(each)}</p>`;
    }),
    '</div></body></html>',
  ].join('');
}

function toMarkup({ words, values, look }: Paragraph): string {
  const style = look === 'button' ? BUTTON_STYLE : LINK_STYLE;
  const value = (name: string, path: string) =>
    (MARKUP[name] ?? isolated)(escapeHtml(`${values[name] ?? ''}${path}`));
  const markUp = (escaped: string): string =>
    escaped.replaceAll(MARKED, (_, label?: string, address?: string, name = '', path = '') =>
      label === undefined || address === undefined
        ? value(String(name), String(path))
        : `<a href="${escapeHtml(fill(address, values))}" ${style}>${markUp(label)}</a>`,
    );
  return markUp(escapeHtml(words).replaceAll('\n', '<br>'));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
