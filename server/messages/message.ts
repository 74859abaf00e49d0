import type { components } from '../../openapi/generated/types.ts';
import type { CalendarDay } from '../domain/calendar.ts';
import type { Locale } from '../reference/locale.ts';

/** The channels by which people are reached. */
export type CodeChannel = components['schemas']['CodeChannel'];

/** A message to a person, before it is put into words. */
export type Message = { channel: CodeChannel; to: string; locale: Locale } & (
  | { kind: 'code'; code: string }
  /** Somebody tried to register with this person's e-mail or phone. */
  | { kind: 'already_registered' }
  | { kind: 'password_changed' | 'second_step_on' | 'second_step_off' }
  /** By a code, without the old password. */
  | { kind: 'password_reset'; keysRevoked: number }
  | { kind: 'account_closed' }
  /** The statement of a month, `YYYY-MM`; halalas. */
  | { kind: 'statement'; month: string; opening: number; closing: number }
  | ReportMessage
  /** Sent to the previous e-mail or phone of the account. */
  | { kind: 'contact_changed' }
  /** `count` shipments, of which the first are named. */
  | { kind: 'delivered'; count: number; shipments: readonly AnnouncedShipment[] }
  /** Amounts in halalas. */
  | { kind: 'auto_top_up_on'; threshold: number; amount: number; dailyCap: number }
  /** It stopped: after payments that brought nothing, or because its card has expired. */
  | { kind: 'auto_top_up_failed' | 'auto_top_up_card_expired' }
  | { kind: 'api_key_created' | 'api_key_rotated' | 'api_key_revoked'; keyName: string }
  /** Of an endpoint for webhooks, named by its host. */
  | {
      kind: 'webhook_failing' | 'webhook_paused' | 'webhook_disabled' | 'webhook_recovered';
      host: string;
    }
  | PlanMessage
);

/** A scheduled report, with its most important figures as they are written. */
export interface ReportMessage {
  kind: 'report';
  title: string;
  /** The days that it is about: `1 – 31 October 2026`. */
  days: string;
  frequency: components['schemas']['ReportFrequency'];
  figures: readonly { name: string; value: string }[];
  /** Where the screen shows it, with the slash it begins with. */
  path: string;
  /** Left out when nothing happened. */
  attachment?: Attachment;
}

/** A file that comes with an e-mail. */
export interface Attachment {
  name: string;
  type: string;
  content: Uint8Array;
}

/** What a message says about the account's plan. Prices are halalas with VAT. */
export type PlanMessage = { plan: PlanName } & (
  | { kind: 'plan_renewal_soon'; on: CalendarDay; price: number }
  /** It is not offered any more. */
  | { kind: 'plan_ends_soon'; on: CalendarDay }
  /** The balance could not pay it. */
  | { kind: 'plan_overdue'; until: CalendarDay; price: number }
  | { kind: 'plan_ended_unpaid' | 'plan_ended_withdrawn' | 'plan_ended_cancelled' }
  /** A top-up was to pay for it, but the change cost something else by then. */
  | { kind: 'plan_not_changed'; price: number }
);

/** A plan as messages name it. */
export type PlanName = Pick<components['schemas']['PlanToPay'], 'tier' | 'period'>;

/** A delivered shipment as a message names it, in the message's language. */
export interface AnnouncedShipment {
  id: string;
  trackingNumber: string;
  courier: string;
  /** The receiver's city; abroad with its country. */
  place: string;
  canBeRated: boolean;
}

/** A message in words, ready to send. */
export interface Letter {
  channel: CodeChannel;
  to: string;
  locale: Locale;
  /** The subject of an e-mail. */
  subject?: string;
  text: string;
  /** The HTML part of an e-mail. */
  html?: string;
  /** The one-time code in the message, if any. */
  code?: string;
  /** Of an e-mail. */
  attachment?: Attachment;
}

/** What one message says in one language. */
export interface Words {
  subject: string;
  /** Sentences, each a paragraph of the e-mail. */
  lines: string[];
}
