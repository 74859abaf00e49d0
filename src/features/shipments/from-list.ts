/** Given along from the list to the details: going back then finds the list as it was left. */
export const fromList = { fromList: true } as const;

/** Whether the history's state of an address is {@link fromList}. */
export function isFromList(state: unknown): boolean {
  return (state as Partial<typeof fromList> | null)?.fromList === true;
}
