import { isSameLayout, readLayout } from './column-layout.ts';
import type { LayoutColumn, ColumnLayout } from './column-layout.ts';

/** A named query with its columns. */
export interface SavedView {
  id: string;
  name: string;
  /** The address after the question mark, without the page. */
  search: string;
  /** The name is the one that browsers have stored. */
  arrangement: ColumnLayout;
}

export const viewBounds = { views: 30, nameLetters: 60 } as const;

/** Reads stored views and leaves out invalid ones. */
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

/** Why a view cannot have this name; undefined if it can. */
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

/** The saved view that matches what is on the screen. */
export function shownView(
  views: readonly SavedView[],
  search: string,
  layout: ColumnLayout,
): SavedView | undefined {
  return views.find((view) => view.search === search && isSameLayout(view.arrangement, layout));
}
