import { PRODUCT } from '../../../../common/product.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import { clearDraft } from '../../../ui/forms/form-draft.ts';
import type { BookingAttempt } from './booking-attempt.ts';
import type { DraftBase } from './draft/draft-saver.ts';

/** What one tab keeps of the form of an account, also over a reload. */
export function bookingTab({ id }: Profile) {
  const name = `create_shipment_${id}`;
  const base = tabEntry<DraftBase>(`base_${name}`);
  return {
    /** Under which it keeps what is typed. */
    name,
    /** What of the form stands on the server. */
    base,
    /** The last try to book it, kept before it is sent. */
    attempt: tabEntry<BookingAttempt>(`attempt_${name}`),
    /** Forgets the form, for another one to be opened. */
    forget: () => {
      clearDraft(name);
      base.keep(null);
    },
  };
}

export type BookingTab = ReturnType<typeof bookingTab>;

function tabEntry<Value>(name: string) {
  const key = `${PRODUCT.slug}_${name}`;
  return {
    read(): Value | null {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
      } catch {
        return null;
      }
    },
    /** null forgets it. */
    keep(value: Value | null): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage a draft is found by its address, and a key lives as long as the page.
      }
    },
  };
}
