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
  AttentionList
} from '../model/attention-list.ts';

import type {
  AttentionSnooze
} from '../model/attention-snooze.ts';

import type {
  AttentionSnoozed
} from '../model/attention-snoozed.ts';

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
  ListAttentionParams
} from '../model/list-attention-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

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

export const getListAttentionUrl = (params?: ListAttentionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/attention?${stringifiedParams}` : `/api/website/attention`
}

/**
 * Returns what the account should act on at the moment. Items about money come first, in the order of `AttentionKind`; within a kind, the oldest comes first. An item disappears when its cause does. Items that were snoozed or marked as done are left out until the time is over or the same cause arises again with a later `since`.
 * @summary List what needs attention
 */
export const listAttention = async (params?: ListAttentionParams, options?: Parameters<typeof fetcher>[1]): Promise<AttentionList> => {

  return fetcher<AttentionList>(getListAttentionUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAttentionQueryKey = (params?: ListAttentionParams,) => {
    return [
    "listAttention", ...(params ? [params] : [])
    ] as const;
    }


export const getListAttentionQueryOptions = <TData = Awaited<ReturnType<typeof listAttention>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListAttentionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttention>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAttentionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAttention>>> = ({ signal }) => listAttention(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAttention>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAttentionQueryResult = NonNullable<Awaited<ReturnType<typeof listAttention>>>
export type ListAttentionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListAttention<TData = Awaited<ReturnType<typeof listAttention>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListAttentionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttention>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAttention>>,
          TError,
          Awaited<ReturnType<typeof listAttention>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAttention<TData = Awaited<ReturnType<typeof listAttention>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAttentionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttention>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAttention>>,
          TError,
          Awaited<ReturnType<typeof listAttention>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAttention<TData = Awaited<ReturnType<typeof listAttention>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAttentionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttention>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what needs attention
 */

export function useListAttention<TData = Awaited<ReturnType<typeof listAttention>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAttentionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttention>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAttentionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFinishAttentionUrl = (attentionId: string,) => {




  return `/api/website/attention/${encodeURIComponent(String(attentionId))}/done`
}

/**
 * Leaves the item out of the list until its cause arises again. Repeating the request changes nothing.
 * @summary Mark an item as done
 */
export const finishAttention = async (attentionId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getFinishAttentionUrl(attentionId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getFinishAttentionMutationKey = () => ['finishAttention'] as const;

export const getFinishAttentionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishAttention>>, TError,FinishAttentionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof finishAttention>>, TError,FinishAttentionMutationVariables, TContext> => {

const mutationKey = getFinishAttentionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishAttention>>, FinishAttentionMutationVariables> = (props) => {
          const {attentionId} = props ?? {};

          return  finishAttention(attentionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishAttentionMutationResult = NonNullable<Awaited<ReturnType<typeof finishAttention>>>

    export type FinishAttentionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type FinishAttentionMutationVariables = {attentionId: string}

    /**
 * @summary Mark an item as done
 */
export const useFinishAttention = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishAttention>>, TError,FinishAttentionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishAttention>>,
        TError,
        FinishAttentionMutationVariables,
        TContext
      > => {
      return useMutation(getFinishAttentionMutationOptions(options), queryClient);
    }
    export const getRestoreAttentionUrl = (attentionId: string,) => {




  return `/api/website/attention/${encodeURIComponent(String(attentionId))}/mark`
}

/**
 * Undoes `snoozeAttention` and `finishAttention`. Succeeds even if the item is already in the list.
 * @summary Put an item back
 */
export const restoreAttention = async (attentionId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRestoreAttentionUrl(attentionId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRestoreAttentionMutationKey = () => ['restoreAttention'] as const;

export const getRestoreAttentionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAttention>>, TError,RestoreAttentionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreAttention>>, TError,RestoreAttentionMutationVariables, TContext> => {

const mutationKey = getRestoreAttentionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreAttention>>, RestoreAttentionMutationVariables> = (props) => {
          const {attentionId} = props ?? {};

          return  restoreAttention(attentionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreAttentionMutationResult = NonNullable<Awaited<ReturnType<typeof restoreAttention>>>

    export type RestoreAttentionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RestoreAttentionMutationVariables = {attentionId: string}

    /**
 * @summary Put an item back
 */
export const useRestoreAttention = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAttention>>, TError,RestoreAttentionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreAttention>>,
        TError,
        RestoreAttentionMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreAttentionMutationOptions(options), queryClient);
    }
    export const getSnoozeAttentionUrl = (attentionId: string,) => {




  return `/api/website/attention/${encodeURIComponent(String(attentionId))}/snooze`
}

/**
 * Leaves the item out of the list for some days, unless its cause arises again before that. An item that was snoozed or marked as done can be snoozed again.
 * @summary Snooze an item
 */
export const snoozeAttention = async (attentionId: string,
    attentionSnooze: AttentionSnooze, options?: Parameters<typeof fetcher>[1]): Promise<AttentionSnoozed> => {

return fetcher<AttentionSnoozed>(getSnoozeAttentionUrl(attentionId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(attentionSnooze)
  }
);}





export const getSnoozeAttentionMutationKey = () => ['snoozeAttention'] as const;

export const getSnoozeAttentionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof snoozeAttention>>, TError,SnoozeAttentionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof snoozeAttention>>, TError,SnoozeAttentionMutationVariables, TContext> => {

const mutationKey = getSnoozeAttentionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof snoozeAttention>>, SnoozeAttentionMutationVariables> = (props) => {
          const {attentionId,data} = props ?? {};

          return  snoozeAttention(attentionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SnoozeAttentionMutationResult = NonNullable<Awaited<ReturnType<typeof snoozeAttention>>>
    export type SnoozeAttentionMutationBody = AttentionSnooze
    export type SnoozeAttentionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type SnoozeAttentionMutationVariables = {attentionId: string;data: AttentionSnooze}

    /**
 * @summary Snooze an item
 */
export const useSnoozeAttention = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof snoozeAttention>>, TError,SnoozeAttentionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof snoozeAttention>>,
        TError,
        SnoozeAttentionMutationVariables,
        TContext
      > => {
      return useMutation(getSnoozeAttentionMutationOptions(options), queryClient);
    }
