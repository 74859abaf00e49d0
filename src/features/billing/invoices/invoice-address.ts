import { DocumentNumber } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';

const parameter = 'document';

/** The number of the document that the address shows over the list, if it is valid. */
export function readDocument(search: string): string | null {
  const number = new URLSearchParams(search).get(parameter);
  return DocumentNumber.safeParse(number).success ? number : null;
}

/** The same list with a document open, or with none. */
export function withDocument(search: string, number: string | null): string {
  const address = new URLSearchParams(search);
  if (number === null) address.delete(parameter);
  else address.set(parameter, number);
  return address.toString();
}
