export type Density = 'comfortable' | 'compact';
/** Which edge a column stays at while the others scroll. */
export type PinnedTo = 'start' | 'end';

/** A person's layout of a table; `order` names every column. */
export interface ColumnLayout {
  order: readonly string[];
  hidden: readonly string[];
  pinned: Readonly<Record<string, PinnedTo>>;
  /** Pixels, for columns that were resized. */
  widths: Readonly<Record<string, number>>;
  density: Density;
}

/** What a layout needs to know about a column. */
export interface LayoutColumn {
  /** Unique in its table. Stored layouts refer to it. */
  id: string;
  /** The column's name: a message id. */
  labelId: string;
  /** Hidden by default. */
  isExtra?: boolean;
  /** Pinned to an edge by default. */
  pinned?: PinnedTo | undefined;
  /** False for columns that identify the row. */
  canHide?: boolean;
}

/** Minimum and maximum width of a column in pixels. */
export const widthBounds = { least: 72, most: 640 } as const;

/** The layout of a table before anyone changes it. */
export function standardLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isExtra }) => isExtra).map(({ id }) => id),
    pinned: Object.fromEntries(
      columns.flatMap(({ id, pinned }) => (pinned === undefined ? [] : [[id, pinned]])),
    ),
    widths: {},
    density: 'comfortable',
  };
}

/**
 * Reads a stored layout, perhaps of an earlier version. Columns that are gone are left out; new
 * ones go to their default place.
 */
export function readLayout(kept: unknown, columns: readonly LayoutColumn[]): ColumnLayout {
  const standard = standardLayout(columns);
  if (!isRecord(kept) || !Array.isArray(kept.order)) return standard;
  const known = new Set(standard.order);
  const isKnown = (id: unknown): id is string => typeof id === 'string' && known.has(id);
  const order = [...new Set(kept.order.filter(isKnown))];
  const isNew = (id: string) => !order.includes(id);
  const fresh = new Set(standard.order.filter(isNew));
  standard.order.forEach((id, at) => {
    if (fresh.has(id)) order.splice(at, 0, id);
  });
  const hideable = new Set(columns.filter(({ canHide }) => canHide !== false).map(({ id }) => id));
  const hidden = Array.isArray(kept.hidden) ? kept.hidden.filter(isKnown) : [];
  const entries = (part: unknown) =>
    isRecord(part) ? Object.entries(part).filter(([id]) => known.has(id)) : [];
  return {
    order,
    hidden: [
      ...hidden.filter((id) => hideable.has(id)),
      ...standard.hidden.filter((id) => fresh.has(id)),
    ],
    pinned: Object.fromEntries([
      ...Object.entries(standard.pinned).filter(([id]) => fresh.has(id)),
      ...entries(kept.pinned).filter(
        (entry): entry is [string, PinnedTo] => entry[1] === 'start' || entry[1] === 'end',
      ),
    ]),
    widths: Object.fromEntries(
      entries(kept.widths).flatMap(([id, width]) =>
        typeof width === 'number' && Number.isFinite(width) ? [[id, bounded(width)]] : [],
      ),
    ),
    density: kept.density === 'compact' ? 'compact' : 'comfortable',
  };
}

/** Shows or hides a column. */
export function showColumn(now: ColumnLayout, id: string, shown: boolean): ColumnLayout {
  const hidden = now.hidden.filter((each) => each !== id);
  return { ...now, hidden: shown ? hidden : [...hidden, id] };
}

/** Pins a column to an edge, or unpins it. */
export function pinColumn(now: ColumnLayout, id: string, to: PinnedTo | undefined): ColumnLayout {
  const { [id]: before, ...pinned } = now.pinned;
  return { ...now, pinned: to === undefined ? pinned : { ...pinned, [id]: to } };
}

/** Sets the width of a column, within limits. */
export function resizeColumn(now: ColumnLayout, id: string, width: number): ColumnLayout {
  return { ...now, widths: { ...now.widths, [id]: bounded(width) } };
}

/** Resets a column to its default width. */
export function resetWidth(now: ColumnLayout, id: string): ColumnLayout {
  const { [id]: before, ...widths } = now.widths;
  return { ...now, widths };
}

/** The visible columns in order: those pinned to the start, the others, those pinned to the end. */
export function shownColumns({ order, hidden, pinned }: ColumnLayout): string[] {
  const shown = order.filter((id) => !hidden.includes(id));
  return [
    ...shown.filter((id) => pinned[id] === 'start'),
    ...shown.filter((id) => pinned[id] === undefined),
    ...shown.filter((id) => pinned[id] === 'end'),
  ];
}

/**
 * The adjacent column that this one can change places with; undefined at the end of its section.
 */
function neighbour(now: ColumnLayout, id: string, step: 1 | -1): string | undefined {
  const shown = shownColumns(now);
  const beside = shown[shown.indexOf(id) + step];
  return beside !== undefined && now.pinned[beside] === now.pinned[id] ? beside : undefined;
}

/** Whether {@link stepColumn} would change anything. */
export function canStep(now: ColumnLayout, id: string, step: 1 | -1): boolean {
  return neighbour(now, id, step) !== undefined;
}

/** Moves a column one place forward or back among the visible ones. */
export function stepColumn(now: ColumnLayout, id: string, step: 1 | -1): ColumnLayout {
  const beside = neighbour(now, id, step);
  return beside === undefined ? now : placed(now, id, beside, step === 1);
}

/** Moves a column to the place of another, which makes room, and pins it to the same edge. */
export function dropColumn(now: ColumnLayout, id: string, on: string): ColumnLayout {
  if (id === on) return now;
  const shown = shownColumns(now);
  const isOn = shown.indexOf(on) > shown.indexOf(id);
  return placed(pinColumn(now, id, now.pinned[on]), id, on, isOn);
}

function placed(now: ColumnLayout, id: string, beside: string, after: boolean): ColumnLayout {
  const order = now.order.filter((each) => each !== id);
  order.splice(order.indexOf(beside) + (after ? 1 : 0), 0, id);
  return { ...now, order };
}

/** Whether two layouts give the same table. */
export function isSameLayout(one: ColumnLayout, other: ColumnLayout): boolean {
  const said = (now: ColumnLayout) =>
    JSON.stringify([
      now.order,
      now.hidden.toSorted(),
      Object.entries(now.pinned).toSorted(),
      Object.entries(now.widths).toSorted(),
      now.density,
    ]);
  return said(one) === said(other);
}

function bounded(width: number): number {
  return Math.round(Math.min(Math.max(width, widthBounds.least), widthBounds.most));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
