import { PRODUCT } from '../../../../common/product.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import { clearDraft } from '../../../ui/forms/form-draft.ts';
import type { BookingAttempt } from './booking-attempt.ts';
import type { DraftBase } from './draft/draft-saver.ts';

/** What a tab stores of an account's form, also across a reload. */
export function bookingTab({ id }: Profile) {
  const name = `create_shipment_${id}`;
  const base = tabEntry<DraftBase>(`base_${name}`);
  return {
    /** The key under which the form is stored. */
    name,
    /** The version of the form on the server. */
    base,
    /** The last try to book, stored before it is sent. */
    attempt: tabEntry<BookingAttempt>(`attempt_${name}`),
    /** Forgets the form, so that another one can be opened. */
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
    /** null removes it. */
    keep(value: Value | null): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage a draft is still found by its address, and an idempotency key lives as
        // long as the page.
      }
    },
  };
}
