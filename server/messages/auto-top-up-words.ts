import type { Locale } from '../reference/locale.ts';
import type { Message } from './message.ts';
import type { Words } from './message.ts';

/** What the messages about a balance that fills itself say. */
export const AUTO_TOP_UP_WORDS: Record<
  Extract<Message['kind'], `auto_top_up${string}`>,
  Record<Locale, Words>
> = {
  auto_top_up_on: {
    ar: {
      subject: 'تم تفعيل الإضافة التلقائية لرصيدك في ميزان',
      lines: [
        'إذا قل رصيدك عن {threshold} ر.س، أضفنا إليه {amount} ر.س من بطاقتك المحفوظة، بحد أقصى {cap} ر.س في اليوم.',
        'لتعديلها أو إيقافها: {url}/payment',
        'إن لم تكن أنت من فعّلها، فأوقفها فورًا ثم غيّر كلمة المرور.',
      ],
    },
    en: {
      subject: 'Automatic top-up is on in your Mizan account',
      lines: [
        'When your balance falls below SAR {threshold}, we top it up by SAR {amount} from your saved card, with a limit of SAR {cap} a day.',
        'To change it or turn it off: {url}/payment',
        'If this was not you, turn it off immediately and change your password.',
      ],
    },
  },
  auto_top_up_failed: {
    ar: {
      subject: 'توقفت الإضافة التلقائية لرصيدك في ميزان',
      lines: [
        'تعذّرت دفعتان متتاليتان من بطاقتك المحفوظة، فأوقفنا الإضافة التلقائية للرصيد.',
        'تحقق من البطاقة أو اختر غيرها ثم أعد التفعيل: {url}/payment',
      ],
    },
    en: {
      subject: 'Automatic top-up of your Mizan balance has stopped',
      lines: [
        'Two payments in a row with your saved card failed, so we have turned automatic top-up off.',
        'Check the card or choose another, then turn it on again: {url}/payment',
      ],
    },
  },
  auto_top_up_card_expired: {
    ar: {
      subject: 'توقفت الإضافة التلقائية لرصيدك في ميزان',
      lines: [
        'لم تعد بطاقتك المحفوظة صالحة، فأوقفنا الإضافة التلقائية للرصيد.',
        'احفظ بطاقة جديدة عند إضافة رصيد ثم أعد التفعيل: {url}/payment',
      ],
    },
    en: {
      subject: 'Automatic top-up of your Mizan balance has stopped',
      lines: [
        'Your saved card is no longer valid, so we have turned automatic top-up off.',
        'Save a new card when you top up, then turn it on again: {url}/payment',
      ],
    },
  },
};
