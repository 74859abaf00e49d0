import { asApiError } from '../../../../api/errors.ts';
import { deleteShipmentDraft, getShipmentDraft } from '../../../../api/generated/drafts/drafts.ts';
import { createAutosaver, type SaveState } from '../../../../ui/forms/autosaver.ts';
import type { BookingValues } from '../booking-values.ts';
import { canonicalJson } from '../canonical-json.ts';
import { type DraftBase, unsaved } from './draft-base.ts';
import type { newDraftSending } from './draft-sending.ts';

/**
 * Why saving has stopped until the person decides: another device changed the draft, it was booked
 * or deleted elsewhere, or the account has the maximum number of drafts.
 */
export type DraftTrouble = 'changed' | 'gone' | 'full';

export interface DraftState {
  save: SaveState;
  base: DraftBase;
  trouble: DraftTrouble | null;
}

interface DraftSaverOptions {
  /** The form before anything was typed. Nothing is sent while it is unchanged. */
  initial: BookingValues;
  base: DraftBase;
  /** Whether the form comes from this tab's storage and may differ from the server's. */
  isFromTab: boolean;
  onState: (state: DraftState) => void;
  /** Called with the state on the server whenever it changes. */
  onKept: (base: DraftBase) => void;
}

/** Long enough to send one request while a person keeps typing. */
const delay = 1500;

/**
 * Saves a form as a draft on the server: created with the first change, then updated by version.
 */
export function createDraftSaver({ initial, onState, onKept, ...options }: DraftSaverOptions) {
  let state: DraftState = { save: 'rest', base: options.base, trouble: null };
  let latest = initial;
  let send: ReturnType<typeof newDraftSending> | undefined;
  let isOver = false;
  let isToResume = options.isFromTab && (state.base.id ?? state.base.content) !== null;

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    if (isOver) return;
    onState(state);
    if (change.base) onKept(change.base);
  };

  /** The form as a draft, and whether the server already has the same content. */
  async function compared(values: BookingValues) {
    const { toDraft } = await import('./to-draft.ts');
    if (state.base.content === null) {
      set({ base: { ...state.base, content: canonicalJson(toDraft(initial)) } });
    }
    const content = toDraft(values);
    return { content, isKept: canonicalJson(content) === state.base.content };
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
        send ??= (await import('./draft-sending.ts')).newDraftSending((base) => {
          set({ base });
        });
        await send(state.base, content);
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
  /** Sends waiting changes. @returns whether the server now has everything that was typed. */
  const flush = async () => {
    if (state.trouble === null) await autosaver.flush();
    return ['rest', 'saved'].includes(state.save) && state.trouble === null;
  };

  return {
    change,
    flush,

    /**
     * Continues, once, with a form from this tab's storage: sends what was not sent before the
     * reload, and checks whether another device has changed the draft.
     *
     * @param onNewer called if there is a newer draft and nothing here that it lacks.
     */
    async resume(values: BookingValues, onNewer: (id: string) => void) {
      if (!isToResume) return;
      isToResume = false;
      latest = values;
      const { isKept } = await compared(values);
      const { id, version } = state.base;
      try {
        const found = id ? await getShipmentDraft(id) : null;
        if (isOver) return;
        if (found && found.version > version) {
          if (isKept && latest === values) onNewer(found.id);
          else set({ trouble: 'changed' });
          return;
        }
      } catch (error) {
        set({ trouble: troubleOf(error) });
      }
      if (!isKept && latest === values) change(values);
    },

    /** Continues as a new draft. The other device's changes to the old one stay. */
    keepAsNew() {
      set({ trouble: null, base: { ...unsaved, content: '' } });
      autosaver.change(latest);
      return flush();
    },

    /** Tries again after the person has made room. */
    retry() {
      set({ trouble: null });
      return flush();
    },

    /** Saves nothing while a booking is under way, which deletes the draft. */
    hold: autosaver.hold,
    /** The booking failed: what was typed meanwhile is saved. */
    release: autosaver.release,

    /** Discards waiting changes: the draft is no longer needed. */
    abandon() {
      isOver = true;
      autosaver.discard();
    },

    /**
     * The form was booked, so its draft is no longer needed.
     *
     * @param bookedId the draft that the booking itself has deleted.
     */
    async finish(bookedId: string | undefined) {
      isOver = true;
      await autosaver.hold();
      const { id } = state.base;
      if (id && id !== bookedId) await deleteShipmentDraft(id).catch(() => {});
    },
  };
}

function troubleOf(error: unknown): DraftTrouble | null {
  const failure = asApiError(error);
  if (failure?.status === 404) return 'gone';
  if (failure?.problem.code === 'draft_changed') return 'changed';
  if (failure?.problem.code === 'too_many_saved') return 'full';
  return null;
}
