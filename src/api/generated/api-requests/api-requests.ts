/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ApiRequestCsv
} from '../model/api-request-csv.ts';

import type {
  ApiRequestList
} from '../model/api-request-list.ts';

import type {
  BadRequestResponse
} from '../model/bad-request-response.ts';

import type {
  ExportApiRequestsParams
} from '../model/export-api-requests-params.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  ListApiRequestsParams
} from '../model/list-api-requests-params.ts';

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

export const getListApiRequestsUrl = (params?: ListApiRequestsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/api-requests?${stringifiedParams}` : `/api/website/api-requests`
}

/**
 * Returns the requests made with the account's API keys, including test keys, in the last 30 days, newest first. Each request with a key and its correct secret has one entry, even if it was refused; it appears within a few seconds. Requests with a wrong secret have none, because nobody has proved whose they are. Nor do requests that are refused before the key is checked: those to unknown paths, and those beyond the limit of their network address.
 * @summary List the requests of the API keys
 */
export const listApiRequests = async (params?: ListApiRequestsParams, options?: Parameters<typeof fetcher>[1]): Promise<ApiRequestList> => {

  return fetcher<ApiRequestList>(getListApiRequestsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListApiRequestsQueryKey = (params?: ListApiRequestsParams,) => {
    return [
    "listApiRequests", ...(params ? [params] : [])
    ] as const;
    }


export const getListApiRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListApiRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApiRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApiRequests>>> = ({ signal }) => listApiRequests(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApiRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApiRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listApiRequests>>>
export type ListApiRequestsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListApiRequests<TData = Awaited<ReturnType<typeof listApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListApiRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiRequests>>,
          TError,
          Awaited<ReturnType<typeof listApiRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiRequests<TData = Awaited<ReturnType<typeof listApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListApiRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiRequests>>,
          TError,
          Awaited<ReturnType<typeof listApiRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiRequests<TData = Awaited<ReturnType<typeof listApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListApiRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the requests of the API keys
 */

export function useListApiRequests<TData = Awaited<ReturnType<typeof listApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListApiRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApiRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportApiRequestsUrl = (params?: ExportApiRequestsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/api-requests.csv?${stringifiedParams}` : `/api/website/api-requests.csv`
}

/**
 * Returns every entry of `listApiRequests` that matches the filters, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and results are in the reader's language, dates and times in the Riyadh time zone.
 * @summary Export the requests of the API keys
 */
export const exportApiRequests = async (params?: ExportApiRequestsParams, options?: Parameters<typeof fetcher>[1]): Promise<ApiRequestCsv> => {

  return fetcher<ApiRequestCsv>(getExportApiRequestsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportApiRequestsQueryKey = (params?: ExportApiRequestsParams,) => {
    return [
    "exportApiRequests", ...(params ? [params] : [])
    ] as const;
    }


export const getExportApiRequestsQueryOptions = <TData = Awaited<ReturnType<typeof exportApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ExportApiRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApiRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportApiRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportApiRequests>>> = ({ signal }) => exportApiRequests(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportApiRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportApiRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof exportApiRequests>>>
export type ExportApiRequestsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useExportApiRequests<TData = Awaited<ReturnType<typeof exportApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ExportApiRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApiRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportApiRequests>>,
          TError,
          Awaited<ReturnType<typeof exportApiRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportApiRequests<TData = Awaited<ReturnType<typeof exportApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ExportApiRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApiRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportApiRequests>>,
          TError,
          Awaited<ReturnType<typeof exportApiRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportApiRequests<TData = Awaited<ReturnType<typeof exportApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ExportApiRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApiRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Export the requests of the API keys
 */

export function useExportApiRequests<TData = Awaited<ReturnType<typeof exportApiRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ExportApiRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApiRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportApiRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






