/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ActivityCsv
} from '../model/activity-csv.ts';

import type {
  ActivityFilter
} from '../model/activity-filter.ts';

import type {
  ActivityList
} from '../model/activity-list.ts';

import type {
  BadRequestResponse
} from '../model/bad-request-response.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  ListActivityParams
} from '../model/list-activity-params.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorized-response.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListActivityUrl = (params?: ListActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/profile/activity?${stringifiedParams}` : `/api/website/profile/activity`
}

/**
 * Returns what was done with the account in the last year, newest first by default. Each request that changed something has one entry, even if it was repeated with its idempotency key; refused sign-ins and wrong codes have one too. An entry of a visitor may follow the answer by a second. Price requests, drafts, answers saved while typing, and downloads of labels are not recorded. What the server does on its own is in the ledger and in the tracking history of each shipment.
 * @summary List the activity log
 */
export const listActivity = async (params?: ListActivityParams, options?: Parameters<typeof fetcher>[1]): Promise<ActivityList> => {

  return fetcher<ActivityList>(getListActivityUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListActivityQueryKey = (params?: ListActivityParams,) => {
    return [
    "listActivity", ...(params ? [params] : [])
    ] as const;
    }


export const getListActivityQueryOptions = <TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivity>>> = ({ signal }) => listActivity(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listActivity>>>
export type ListActivityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the activity log
 */

export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadActivityUrl = () => {




  return `/api/website/profile/activity/csv`
}

/**
 * Returns every entry that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and actions are in the reader's language, dates and times in the Riyadh time zone.
 * @summary Download the activity log
 */
export const downloadActivity = async (activityFilter: ActivityFilter, options?: Parameters<typeof fetcher>[1]): Promise<ActivityCsv> => {

return fetcher<ActivityCsv>(getDownloadActivityUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(activityFilter)
  }
);}





export const getDownloadActivityMutationKey = () => ['downloadActivity'] as const;

export const getDownloadActivityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadActivity>>, TError,DownloadActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadActivity>>, TError,DownloadActivityMutationVariables, TContext> => {

const mutationKey = getDownloadActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadActivity>>, DownloadActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  downloadActivity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadActivityMutationResult = NonNullable<Awaited<ReturnType<typeof downloadActivity>>>
    export type DownloadActivityMutationBody = ActivityFilter
    export type DownloadActivityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadActivityMutationVariables = {data: ActivityFilter}

    /**
 * @summary Download the activity log
 */
export const useDownloadActivity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadActivity>>, TError,DownloadActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadActivity>>,
        TError,
        DownloadActivityMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadActivityMutationOptions(options), queryClient);
    }
