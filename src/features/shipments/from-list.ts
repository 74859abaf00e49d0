/** Passed from the list to the details, so that going back restores the list. */
export const fromList = { fromList: true } as const;

/** Whether the history state of an address is {@link fromList}. */
export function isFromList(state: unknown): boolean {
  return (state as Partial<typeof fromList> | null)?.fromList === true;
}
