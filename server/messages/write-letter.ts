import type { Locale } from '../reference/locale.ts';
import { deliveredWords } from './delivered-words.ts';
import type { Letter, Message } from './message.ts';
import { type Paragraph, WORDS } from './words.ts';

/** The message in the receiver's language: an e-mail in two forms, a text message in one. */
export function writeLetter(message: Message, publicUrl: string): Letter {
  const { channel, to, locale, kind } = message;
  const { subject, paragraphs } = wordsOf(message);
  const said = [subject, ...paragraphs].map(({ words, values }) => {
    return { words, values: { ...values, url: publicUrl } };
  });
  const [title, ...body] = said;
  const lines = body.map(toText);
  return {
    channel,
    to,
    locale,
    ...(channel === 'email' && {
      subject: title && fill(title.words, title.values),
      html: toHtml(body, locale),
    }),
    text: lines.join(channel === 'email' ? '\n\n' : '\n'),
    ...(kind === 'code' && { code: message.code }),
  };
}

function wordsOf(message: Message): { subject: Paragraph; paragraphs: Paragraph[] } {
  if (message.kind === 'delivered') return deliveredWords(message);
  const values = {
    ...(message.kind === 'code' && { code: message.code }),
    ...(message.kind === 'password_reset' && { count: String(message.keysRevoked) }),
    ...('keyName' in message && { name: message.keyName }),
  };
  const { subject, lines } = WORDS[message.kind][message.locale];
  return {
    subject: { words: subject, values },
    paragraphs: lines.map((words) => ({ words, values })),
  };
}

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

/** Values that may be in another direction than the text around them. */
const ISOLATED = ['number', 'courier', 'place'];

function toText({ words, values }: Paragraph): string {
  const isolated = Object.entries(values).map(([name, value]) => {
    return [name, ISOLATED.includes(name) ? `\u2068${value}\u2069` : value];
  });
  return fill(words.replaceAll(LINK, '$1: $2'), Object.fromEntries(isolated));
}

function fill(words: string, values: Paragraph['values']): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const LINK_STYLE = 'style="color:#0f6b5c"';

/** Values are isolated from the direction of the text around them. */
const MARKUP: Readonly<Record<string, (value: string) => string>> = {
  url: (value) => `<a href="${value}" dir="ltr" ${LINK_STYLE}>${value}</a>`,
  code: (value) => `<b dir="ltr" style="font-size:24px;letter-spacing:4px">${value}</b>`,
  count: (value) => `<b dir="ltr">${value}</b>`,
  number: (value) => `<b dir="ltr">${value}</b>`,
  name: (value) => `<bdi>${value}</bdi>`,
  courier: (value) => `<bdi>${value}</bdi>`,
  place: (value) => `<bdi>${value}</bdi>`,
};

/** A link, or a value, which may be the beginning of an address. */
const MARKED = /\[([^\]]*)\]\(([^)]*)\)|\{(\w+)\}(\/\S*)?/g;

function toHtml(paragraphs: readonly Paragraph[], locale: Locale): string {
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f3f5f2;color:#10231f;font:16px/1.6 sans-serif">',
    `<div dir="${direction}" style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">`,
    `<p style="margin:0 0 24px;font-weight:700;font-size:20px">${locale === 'ar' ? 'ميزان' : 'Mizan'}</p>`,
    ...paragraphs.map((each) => `<p style="margin:0 0 16px">${toMarkup(each)}</p>`),
    '</div></body></html>',
  ].join('');
}

function toMarkup({ words, values }: Paragraph): string {
  return markUp(escapeHtml(words).replaceAll('\n', '<br>'), values);
}

function markUp(escaped: string, values: Paragraph['values']): string {
  return escaped.replaceAll(
    MARKED,
    (_, label: string | undefined, address = '', name = '', path = '') => {
      if (label === undefined)
        return MARKUP[name]?.(escapeHtml(`${values[name] ?? ''}${path}`)) ?? '';
      const href = escapeHtml(fill(address, values));
      return `<a href="${href}" ${LINK_STYLE}>${markUp(label, values)}</a>`;
    },
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
