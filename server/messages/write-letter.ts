import { toDecimal } from '../../common/money.ts';
import { deliveredWords } from './delivered-words.ts';
import { fill } from './fill.ts';
import { letterHtml } from './letter-html.ts';
import type { Letter, Message } from './message.ts';
import { planWords } from './plan-words.ts';
import { reportWords } from './report-words.ts';
import { type Paragraph, WORDS } from './words.ts';

/** The message in the receiver's language: an e-mail in two forms, a text message in one. */
export function writeLetter(message: Message, publicUrl: string): Letter {
  const { channel, to, locale, kind } = message;
  const { subject, paragraphs } = wordsOf(message);
  const said = [subject, ...paragraphs].map((each) => {
    return { ...each, values: { ...each.values, url: publicUrl } };
  });
  const [title, ...body] = said;
  const lines = body.map(toText);
  return {
    channel,
    to,
    locale,
    ...(channel === 'email' && {
      subject: title && fill(title.words, title.values),
      html: letterHtml(body, locale),
    }),
    text: lines.join(channel === 'email' ? '\n\n' : '\n'),
    ...(kind === 'code' && { code: message.code }),
    ...(kind === 'report' && message.attachment && { attachment: message.attachment }),
  };
}

function wordsOf(message: Message): { subject: Paragraph; paragraphs: Paragraph[] } {
  if (message.kind === 'delivered') return deliveredWords(message);
  if (message.kind === 'report') return reportWords(message, message.locale);
  if ('plan' in message) return planWords(message, message.locale);
  const values = {
    ...(message.kind === 'code' && { code: message.code }),
    ...(message.kind === 'password_reset' && { count: String(message.keysRevoked) }),
    ...('keyName' in message && { name: message.keyName }),
    ...('host' in message && { host: message.host }),
    ...(message.kind === 'statement' && statementValues(message)),
    ...(message.kind === 'auto_top_up_on' && {
      threshold: inRiyals(message.threshold),
      amount: inRiyals(message.amount),
      cap: inRiyals(message.dailyCap),
    }),
  };
  const { subject, lines } = WORDS[message.kind][message.locale];
  return {
    subject: { words: subject, values },
    paragraphs: lines.map((words) => ({ words, values })),
  };
}

function statementValues({
  month,
  opening,
  closing,
  locale,
}: Extract<Message, { kind: 'statement' }>) {
  const name = new Intl.DateTimeFormat(MONTH_TAGS[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const riyals = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
  return {
    month: name.format(new Date(`${month}-01`)),
    opening: riyals.format(opening / 100),
    closing: riyals.format(closing / 100),
  };
}

function inRiyals(amount: number): string {
  return toDecimal({ amount, currency: 'SAR' });
}

const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g;

/** Values that may be in another direction than the text around them. */
const ISOLATED = ['number', 'courier', 'place', 'opening', 'closing', 'host', 'title'];

const MONTH_TAGS = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const;

function toText({ words, values }: Paragraph): string {
  const isolated = Object.entries(values).map(([name, value]): [string, string] => {
    return [name, ISOLATED.includes(name) ? `\u2068${value}\u2069` : value];
  });
  return fill(words.replaceAll(LINK, '$1: $2'), Object.fromEntries(isolated));
}
