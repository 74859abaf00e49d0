import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { PRODUCT } from '../../../common/product.ts';

const keyOf = (name: string) => `${PRODUCT.slug}_draft_${name}`;

/**
 * What was typed into the form `name` in this tab before a reload, merged over `defaults`. Pass it
 * as the form's default values. Fields that the form no longer has are left out.
 */
export function readDraft<Values extends FieldValues>(name: string, defaults: Values): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return overlay(defaults, kept) as Values;
  } catch {
    return defaults;
  }
}

const none: readonly never[] = [];

/**
 * Stores every change of the form in this tab.
 *
 * @param secrets fields that are never stored; the same array on each render.
 */
export function useKeptDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  secrets: readonly (keyof Values & string)[] = none,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepDraft(name, values, secrets);
        },
      }),
    [form, name, secrets],
  );
}

/** Stores the values a form was opened with, where they cannot be loaded again. */
export function keepDraft(
  name: string,
  values: FieldValues,
  secrets: readonly string[] = none,
): void {
  const open = Object.entries(values).filter(([field]) => !secrets.includes(field));
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(open)));
  } catch {
    // If the storage is full or blocked, only the draft is lost.
  }
}

/** Deletes the draft once its content has been saved. */
export function clearDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

function overlay(base: unknown, kept: unknown): unknown {
  if (kept === undefined) return base;
  if (!isRecord(base)) return isRecord(kept) && base !== null ? base : kept;
  if (!isRecord(kept)) return base;
  return Object.fromEntries(
    Object.entries(base).map(([field, value]) => [field, overlay(value, kept[field])]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
