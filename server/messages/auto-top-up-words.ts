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
      subject: 'فُعّل الشحن التلقائي لرصيدك في ميزان',
      lines: [
        'إذا نزل رصيدك عن {threshold} ر.س، شحنّاه تلقائيًا بمبلغ {amount} ر.س من بطاقتك المحفوظة، وبما لا يتجاوز {cap} ر.س في اليوم.',
        'لتعديله أو إيقافه: {url}/payment',
        'إن لم تكن أنت من فعّله، فأوقفه فورًا ثم غيّر كلمة المرور.',
      ],
    },
    en: {
      subject: 'Automatic top-up is on in your Mizan account',
      lines: [
        'When your balance falls below SAR {threshold}, we top it up by SAR {amount} with your saved card, and take SAR {cap} a day at most.',
        'To change it or turn it off: {url}/payment',
        'If it was not you, turn it off at once and change your password.',
      ],
    },
  },
  auto_top_up_failed: {
    ar: {
      subject: 'توقف الشحن التلقائي لرصيدك في ميزان',
      lines: [
        'تعذّرت دفعتان متتاليتان من بطاقتك المحفوظة، فأوقفنا الشحن التلقائي.',
        'تحقق من البطاقة أو اختر غيرها ثم فعّله من جديد: {url}/payment',
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
      subject: 'توقف الشحن التلقائي لرصيدك في ميزان',
      lines: [
        'لم تعد بطاقتك المحفوظة صالحة، فأوقفنا الشحن التلقائي.',
        'احفظ بطاقة جديدة عند شحن الرصيد ثم فعّله من جديد: {url}/payment',
      ],
    },
    en: {
      subject: 'Automatic top-up of your Mizan balance has stopped',
      lines: [
        'Your saved card can no longer be used, so we have turned automatic top-up off.',
        'Save a new card when you top up, then turn it on again: {url}/payment',
      ],
    },
  },
};
