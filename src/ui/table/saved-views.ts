import { isSameLayout, readLayout } from './column-layout.ts';
import type { LayoutColumn, ColumnLayout } from './column-layout.ts';

/** A query under a name, with the columns that answer it. */
export interface SavedView {
  id: string;
  name: string;
  /** The address's part after the question mark, without the page. */
  search: string;
  /** Named as browsers have stored it. */
  arrangement: ColumnLayout;
}

export const viewBounds = { views: 30, nameLetters: 60 } as const;

/** The views that were kept, without what is none any more. */
export function readViews(kept: unknown, columns: readonly LayoutColumn[]): SavedView[] {
  if (!Array.isArray(kept)) return [];
  return kept.slice(0, viewBounds.views).flatMap((view: unknown) => {
    if (typeof view !== 'object' || view === null) return [];
    const { id, name, search, arrangement } = view as Partial<Record<keyof SavedView, unknown>>;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof search !== 'string') return [];
    const label = name.trim().slice(0, viewBounds.nameLetters);
    if (label === '') return [];
    return [{ id, name: label, search, arrangement: readLayout(arrangement, columns) }];
  });
}

/** Why a view cannot be called so; undefined if it can. */
export function nameProblem(
  views: readonly SavedView[],
  name: string,
  own?: string,
): 'empty' | 'taken' | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'empty';
  const isTaken = views.some((view) => view.name === wanted && view.id !== own);
  return isTaken ? 'taken' : undefined;
}

/** The view that is on the screen just as it was saved. */
export function shownView(
  views: readonly SavedView[],
  search: string,
  layout: ColumnLayout,
): SavedView | undefined {
  return views.find((view) => view.search === search && isSameLayout(view.arrangement, layout));
}
