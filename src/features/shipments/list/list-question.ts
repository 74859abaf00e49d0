import type { ListShipmentsParams } from '../../../api/generated/model/list-shipments-params.ts';
import { ListShipmentsQueryParams } from '../../../api/generated/zod/shipments/shipments.zod.ts';

/** What the list is asked, but for how many rows. */
export type ListQuestion = Omit<ListShipmentsParams, 'limit'>;

/** What narrows the list; the rest only arranges it. */
export const filterNames = [
  'status',
  'courier_id',
  'payment_status',
  'payment_type',
  'source',
  'city',
  'created_from',
  'created_to',
] as const satisfies readonly (keyof ListQuestion)[];

const names = ['q', ...filterNames, 'sort', 'cursor'] as const;
const pageName = 'page';

/** A question with the number of the page that its cursor leads to, counted from 1. */
export interface ListAddress {
  question: ListQuestion;
  /** Only says where one is; undefined where a cursor came without it. */
  page: number | undefined;
}

/** Reads an address that may be anybody's: whatever the contract would refuse is left out. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const entries = names.flatMap((name) => {
    const value = search.get(name);
    const { success } = ListShipmentsQueryParams.shape[name].safeParse(value);
    return success && value !== null ? [[name, value] as const] : [];
  });
  const question = ListShipmentsQueryParams.parse(Object.fromEntries(entries));
  const page = Number(search.get(pageName));
  if (question.cursor === undefined) return { question, page: 1 };
  return { question, page: Number.isSafeInteger(page) && page > 1 ? page : undefined };
}

/** Writes what {@link readListAddress} reads, always in the same order. */
export function writeListAddress({ question, page }: ListAddress): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = question[name];
    if (value !== undefined) search.set(name, value);
  }
  if (question.cursor !== undefined && page !== undefined) search.set(pageName, String(page));
  return search;
}

/** New values as a control has them; undefined or nothing takes a field out. */
export type QuestionChange = Partial<Record<(typeof names)[number], string | undefined>>;

/** Another question begins again at its first page. */
export function changeQuestion(question: ListQuestion, change: QuestionChange): ListAddress {
  const search = writeListAddress({ question, page: 1 });
  search.delete('cursor');
  for (const [name, value] of Object.entries(change)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return readListAddress(search);
}

/** How many filters are on; the days count as one. */
export function countFilters(question: ListQuestion): number {
  const { created_from, created_to } = question;
  const days = created_from !== undefined || created_to !== undefined ? 1 : 0;
  const others = filterNames.filter(
    (name) => !name.startsWith('created_') && question[name] !== undefined,
  );
  return others.length + days;
}

/** Whether the list is narrowed at all, by words or by filters. */
export function isNarrowed(question: ListQuestion): boolean {
  return question.q !== undefined || countFilters(question) > 0;
}
