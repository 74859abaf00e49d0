import type { Locale } from '../reference/locale.ts';
import type { Letter, Message } from './message.ts';
import { WORDS } from './words.ts';

/** The message in the receiver's language: an e-mail in two forms, a text message in one. */
export function writeLetter(message: Message, publicUrl: string): Letter {
  const { channel, to, locale, kind } = message;
  const values: Record<string, string> = {
    url: publicUrl,
    ...(kind === 'code' && { code: message.code }),
    ...(kind === 'password_reset' && { count: String(message.keysRevoked) }),
    ...('keyName' in message && { name: message.keyName }),
  };
  const fill = (words: string) =>
    words.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const { subject, lines } = WORDS[kind][locale];
  const said = lines.map(fill);
  return {
    channel,
    to,
    locale,
    ...(channel === 'email' && { subject: fill(subject), html: toHtml(lines, values, locale) }),
    text: said.join(channel === 'email' ? '\n\n' : '\n'),
    ...(kind === 'code' && { code: message.code }),
  };
}

/** Values are isolated from the direction of the text around them. */
const MARKUP: Readonly<Record<string, (value: string) => string>> = {
  url: (value) => `<a href="${value}" dir="ltr" style="color:#0f6b5c">${value}</a>`,
  code: (value) => `<b dir="ltr" style="font-size:24px;letter-spacing:4px">${value}</b>`,
  count: (value) => `<b dir="ltr">${value}</b>`,
  name: (value) => `<bdi>${value}</bdi>`,
};

function toHtml(lines: string[], values: Record<string, string>, locale: Locale): string {
  const paragraphs = lines.map((line) => {
    const filled = escapeHtml(line).replaceAll(
      /\{(\w+)\}(\/\S*)?/g,
      (_, name: string, path: string = '') =>
        MARKUP[name]?.(escapeHtml(`${values[name] ?? ''}${path}`)) ?? '',
    );
    return `<p style="margin:0 0 16px">${filled}</p>`;
  });
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f3f5f2;color:#10231f;font:16px/1.6 sans-serif">',
    `<div dir="${direction}" style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">`,
    `<p style="margin:0 0 24px;font-weight:700;font-size:20px">${locale === 'ar' ? 'ميزان' : 'Mizan'}</p>`,
    ...paragraphs,
    '</div></body></html>',
  ].join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
