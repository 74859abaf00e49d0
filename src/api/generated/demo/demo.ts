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
  BadRequestResponse
} from '../model/bad-request-response.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  ListOutboxParams
} from '../model/list-outbox-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  Outbox
} from '../model/outbox.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

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

export const getListOutboxUrl = (params?: ListOutboxParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/dev/outbox?${stringifiedParams}` : `/api/dev/outbox`
}

/**
 * In demo mode, returns the messages that would have been sent, newest first. In any other mode, the response is 404.
 * @summary List sent messages
 */
export const listOutbox = async (params?: ListOutboxParams, options?: Parameters<typeof fetcher>[1]): Promise<Outbox> => {

  return fetcher<Outbox>(getListOutboxUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOutboxQueryKey = (params?: ListOutboxParams,) => {
    return [
    "listOutbox", ...(params ? [params] : [])
    ] as const;
    }


export const getListOutboxQueryOptions = <TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(params?: ListOutboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOutboxQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOutbox>>> = ({ signal }) => listOutbox(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOutboxQueryResult = NonNullable<Awaited<ReturnType<typeof listOutbox>>>
export type ListOutboxQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>


export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(
 params: undefined |  ListOutboxParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOutbox>>,
          TError,
          Awaited<ReturnType<typeof listOutbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(
 params?: ListOutboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOutbox>>,
          TError,
          Awaited<ReturnType<typeof listOutbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(
 params?: ListOutboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List sent messages
 */

export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(
 params?: ListOutboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOutboxQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






