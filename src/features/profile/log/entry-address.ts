/** The schema of an id. */
interface IdSchema {
  safeParse: (value: unknown) => { success: boolean };
}

/** An id in the address, such as the entry that is shown over a list; null if it is not valid. */
export function readId(search: string, parameter: string, schema: IdSchema): string | null {
  const id = new URLSearchParams(search).get(parameter);
  return schema.safeParse(id).success ? id : null;
}

/** The same list with an entry open, or with none. */
export function withEntry(search: string, parameter: string, id: string | null): string {
  const address = new URLSearchParams(search);
  if (id === null) address.delete(parameter);
  else address.set(parameter, id);
  return address.toString();
}
