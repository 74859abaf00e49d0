import { PRODUCT } from '../../../../common/product.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import { clearDraft } from '../../../ui/forms/form-draft.ts';
import type { BookingAttempt } from './booking-attempt.ts';
import { unsaved, type DraftBase } from './draft/draft-base.ts';

/** What a tab stores of an account's form, also across a reload. */
export function bookingTab({ id }: Profile) {
  const name = `create_shipment_${id}`;
  const base = tabEntry<DraftBase>(`base_${name}`, unsaved);
  return {
    /** The key under which the form is stored. */
    name,
    /** The version of the form on the server. */
    base,
    /** The last try to book, stored before it is sent. */
    attempt: tabEntry<BookingAttempt | null>(`attempt_${name}`, null),
    /** Forgets the form, so that another one can be opened. */
    forget: () => {
      clearDraft(name);
      base.keep(unsaved);
    },
  };
}

export type BookingTab = ReturnType<typeof bookingTab>;

function tabEntry<Value>(name: string, initial: Value) {
  const key = `${PRODUCT.slug}_${name}`;
  return {
    read(): Value {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? initial;
      } catch {
        return initial;
      }
    },
    keep(value: Value): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage a draft is still found by its address, and an idempotency key lives as
        // long as the page.
      }
    },
  };
}
