import { asApiError } from '../../../../api/errors.ts';
import type { ShipmentDraft } from '../../../../api/generated/model/shipment-draft.ts';
import {
  createShipmentDraft,
  deleteShipmentDraft,
  getShipmentDraft,
  updateShipmentDraft,
} from '../../../../api/generated/drafts/drafts.ts';
import { createAutosaver, type SaveState } from '../../../../ui/forms/autosaver.ts';
import type { BookingValues } from '../booking-values.ts';
import { canonicalJson } from '../canonical-json.ts';

/**
 * Why saving has stopped until the person decides: another device has changed the draft, it was
 * booked or deleted elsewhere, or the account has as many as it may.
 */
export type DraftTrouble = 'changed' | 'gone' | 'full';

export interface DraftState {
  save: SaveState;
  /** The draft on the server; null while there is none. */
  id: string | null;
  /** RFC 3339 in UTC; null while nothing was saved. */
  savedAt: string | null;
  trouble: DraftTrouble | null;
}

/** What of a form stands on the server. */
export interface DraftBase {
  /** The draft; null until there is one. */
  id: string | null;
  /** How often it was saved. */
  version: number;
  /** What it holds, as canonical JSON; null while the form is as it was opened. */
  content: string | null;
  /** RFC 3339 in UTC; null until it was saved. */
  savedAt: string | null;
}

interface DraftSaverOptions {
  /** The form as it was before anything was typed; nothing is sent while it is like that. */
  initial: BookingValues;
  base: DraftBase | null;
  /** Whether the form is what this tab has kept, which the server may know otherwise. */
  isFromTab: boolean;
  onState: (state: DraftState) => void;
  /** Called with what stands on the server whenever that changes. */
  onKept: (base: DraftBase) => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Long enough that whoever types on sends one request and not many. */
const delay = 1500;

const unsaved: DraftBase = { id: null, version: 0, content: null, savedAt: null };

export function stateOf(base: DraftBase | null): DraftState {
  return { save: 'rest', id: base?.id ?? null, savedAt: base?.savedAt ?? null, trouble: null };
}

/** Keeps a form as a draft on the server: begun with the first change, saved by version after that. */
export function createDraftSaver({ initial, onState, onKept, ...options }: DraftSaverOptions) {
  let base = options.base;
  let state = stateOf(base);
  let latest = initial;
  let isOver = false;
  let isToResume = options.isFromTab && base !== null;

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    if (!isOver) onState(state);
  };
  const keep = (next: DraftBase) => {
    base = next;
    if (!isOver) onKept(next);
  };

  /** The form as a draft, and whether the server has it so already. */
  async function compared(values: BookingValues) {
    const { toDraft } = await import('./to-draft.ts');
    if (base === null || base.content === null) {
      keep({ ...(base ?? unsaved), content: canonicalJson(toDraft(initial)) });
    }
    const content = toDraft(values);
    return { content, isKept: canonicalJson(content) === base?.content };
  }

  const autosaver = createAutosaver<BookingValues>({
    delay,
    onState: (save) => {
      set({ save });
    },
    async save(values) {
      const { content, isKept } = await compared(values);
      if (isKept || isOver) return;
      try {
        // Outlives the page that sends it. Its failure is told in the form and not by a toast.
        const saved = await (base?.id
          ? updateShipmentDraft(base.id, { version: base.version, ...content }, { keepalive: true })
          : createShipmentDraft(content, { keepalive: true }));
        keep(baseOf(saved, canonicalJson(content)));
        set({ id: saved.id, savedAt: saved.updated_at });
      } catch (error) {
        set({ trouble: troubleOf(error) });
        throw error;
      }
    },
  });

  const change = (values: BookingValues) => {
    latest = values;
    if (state.trouble === null) autosaver.change(values);
  };
  /** Sends what waits. @returns whether everything that was typed is kept on the server now. */
  const flush = async () => {
    if (state.trouble === null) await autosaver.flush();
    return state.save !== 'failed' && state.trouble === null;
  };

  return {
    change,
    flush,

    /**
     * Goes on, once, with a form that this tab has kept: sends what was not sent before the reload,
     * and looks whether another device has gone on meanwhile.
     *
     * @param onNewer there is a newer draft, and nothing here that it does not have.
     */
    async resume(values: BookingValues, onNewer: (id: string) => void) {
      if (!isToResume) return;
      isToResume = false;
      latest = values;
      const { isKept } = await compared(values);
      try {
        const found = base?.id ? await getShipmentDraft(base.id) : null;
        if (isOver) return;
        if (found && base && found.version > base.version) {
          if (isKept && latest === values) onNewer(found.id);
          else set({ trouble: 'changed' });
          return;
        }
      } catch (error) {
        set({ trouble: troubleOf(error) });
      }
      if (!isKept && latest === values) change(values);
    },

    /** Goes on as a draft of its own; what another device has made of the old one stays. */
    keepAsNew() {
      set({ trouble: null, id: null, savedAt: null });
      keep({ ...unsaved, content: '' });
      autosaver.change(latest);
      return flush();
    },

    /** Tries again what the person has made room for. */
    retry() {
      set({ trouble: null });
      return flush();
    },

    /** Forgets what waits: the draft is done with. */
    abandon() {
      isOver = true;
      autosaver.discard();
    },

    /**
     * The form was booked, and a draft of it is not wanted any more.
     *
     * @param bookedId the draft that the booking itself has taken away.
     */
    async finish(bookedId: string | undefined) {
      isOver = true;
      autosaver.discard();
      await autosaver.flush();
      if (base?.id && base.id !== bookedId) await deleteShipmentDraft(base.id).catch(() => {});
    },
  };
}

/** @param content what is known of it in canonical JSON; null when it is just what is shown. */
export function baseOf(
  { id, version, updated_at }: ShipmentDraft,
  content: string | null,
): DraftBase {
  return { id, version, content, savedAt: updated_at };
}

function troubleOf(error: unknown): DraftTrouble | null {
  const failure = asApiError(error);
  if (failure?.status === 404) return 'gone';
  if (failure?.problem.code === 'draft_changed') return 'changed';
  if (failure?.problem.code === 'too_many_saved') return 'full';
  return null;
}
