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
  BadRequestResponse
} from '../model/bad-request-response.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  ListSavedReceiversParams
} from '../model/list-saved-receivers-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  SavedChangeRefusedResponse
} from '../model/saved-change-refused-response.ts';

import type {
  SavedReceiverInput
} from '../model/saved-receiver-input.ts';

import type {
  SavedReceiverList
} from '../model/saved-receiver-list.ts';

import type {
  SavedReceiver
} from '../model/saved-receiver.ts';

import type {
  SavingConflictResponse
} from '../model/saving-conflict-response.ts';

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

export const getListSavedReceiversUrl = (params?: ListSavedReceiversParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/receivers?${stringifiedParams}` : `/api/website/receivers`
}

/**
 * Returns the account's saved receivers, sorted by name. The search covers name, phone, company and city. The newest ones beyond the limit of the account's plan are paused.
 * @summary List the saved receivers
 */
export const listSavedReceivers = async (params?: ListSavedReceiversParams, options?: Parameters<typeof fetcher>[1]): Promise<SavedReceiverList> => {

  return fetcher<SavedReceiverList>(getListSavedReceiversUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSavedReceiversQueryKey = (params?: ListSavedReceiversParams,) => {
    return [
    "listSavedReceivers", ...(params ? [params] : [])
    ] as const;
    }


export const getListSavedReceiversQueryOptions = <TData = Awaited<ReturnType<typeof listSavedReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListSavedReceiversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedReceivers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedReceiversQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedReceivers>>> = ({ signal }) => listSavedReceivers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedReceivers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedReceiversQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedReceivers>>>
export type ListSavedReceiversQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListSavedReceivers<TData = Awaited<ReturnType<typeof listSavedReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListSavedReceiversParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedReceivers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedReceivers>>,
          TError,
          Awaited<ReturnType<typeof listSavedReceivers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedReceivers<TData = Awaited<ReturnType<typeof listSavedReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSavedReceiversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedReceivers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedReceivers>>,
          TError,
          Awaited<ReturnType<typeof listSavedReceivers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedReceivers<TData = Awaited<ReturnType<typeof listSavedReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSavedReceiversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedReceivers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the saved receivers
 */

export function useListSavedReceivers<TData = Awaited<ReturnType<typeof listSavedReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSavedReceiversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedReceivers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedReceiversQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSavedReceiverUrl = () => {




  return `/api/website/receivers`
}

/**
 * Saves a receiver for later shipments. No two may have the same name and phone. The account's plan limits the number of saved receivers.
 * @summary Save a receiver
 */
export const createSavedReceiver = async (savedReceiverInput: SavedReceiverInput, options?: Parameters<typeof fetcher>[1]): Promise<SavedReceiver> => {

return fetcher<SavedReceiver>(getCreateSavedReceiverUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(savedReceiverInput)
  }
);}





export const getCreateSavedReceiverMutationKey = () => ['createSavedReceiver'] as const;

export const getCreateSavedReceiverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | SavingConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedReceiver>>, TError,CreateSavedReceiverMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSavedReceiver>>, TError,CreateSavedReceiverMutationVariables, TContext> => {

const mutationKey = getCreateSavedReceiverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSavedReceiver>>, CreateSavedReceiverMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSavedReceiver(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSavedReceiverMutationResult = NonNullable<Awaited<ReturnType<typeof createSavedReceiver>>>
    export type CreateSavedReceiverMutationBody = SavedReceiverInput
    export type CreateSavedReceiverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | SavingConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateSavedReceiverMutationVariables = {data: SavedReceiverInput}

    /**
 * @summary Save a receiver
 */
export const useCreateSavedReceiver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | SavingConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedReceiver>>, TError,CreateSavedReceiverMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSavedReceiver>>,
        TError,
        CreateSavedReceiverMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSavedReceiverMutationOptions(options), queryClient);
    }
    export const getGetSavedReceiverUrl = (receiverId: string,) => {




  return `/api/website/receivers/${encodeURIComponent(String(receiverId))}`
}

/**
 * Returns a saved receiver of this account.
 * @summary Show a saved receiver
 */
export const getSavedReceiver = async (receiverId: string, options?: Parameters<typeof fetcher>[1]): Promise<SavedReceiver> => {

  return fetcher<SavedReceiver>(getGetSavedReceiverUrl(receiverId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSavedReceiverQueryKey = (receiverId: string,) => {
    return [
    "getSavedReceiver", ...(receiverId ? [receiverId] : [])
    ] as const;
    }


export const getGetSavedReceiverQueryOptions = <TData = Awaited<ReturnType<typeof getSavedReceiver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(receiverId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedReceiver>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSavedReceiverQueryKey(receiverId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSavedReceiver>>> = ({ signal }) => getSavedReceiver(receiverId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: receiverId !== null && receiverId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSavedReceiver>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSavedReceiverQueryResult = NonNullable<Awaited<ReturnType<typeof getSavedReceiver>>>
export type GetSavedReceiverQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetSavedReceiver<TData = Awaited<ReturnType<typeof getSavedReceiver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 receiverId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedReceiver>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSavedReceiver>>,
          TError,
          Awaited<ReturnType<typeof getSavedReceiver>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSavedReceiver<TData = Awaited<ReturnType<typeof getSavedReceiver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 receiverId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedReceiver>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSavedReceiver>>,
          TError,
          Awaited<ReturnType<typeof getSavedReceiver>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSavedReceiver<TData = Awaited<ReturnType<typeof getSavedReceiver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 receiverId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedReceiver>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a saved receiver
 */

export function useGetSavedReceiver<TData = Awaited<ReturnType<typeof getSavedReceiver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 receiverId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavedReceiver>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSavedReceiverQueryOptions(receiverId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSavedReceiverUrl = (receiverId: string,) => {




  return `/api/website/receivers/${encodeURIComponent(String(receiverId))}`
}

/**
 * Replaces all fields of the saved receiver.
 * @summary Change a saved receiver
 */
export const updateSavedReceiver = async (receiverId: string,
    savedReceiverInput: SavedReceiverInput, options?: Parameters<typeof fetcher>[1]): Promise<SavedReceiver> => {

return fetcher<SavedReceiver>(getUpdateSavedReceiverUrl(receiverId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(savedReceiverInput)
  }
);}





export const getUpdateSavedReceiverMutationKey = () => ['updateSavedReceiver'] as const;

export const getUpdateSavedReceiverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | SavedChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSavedReceiver>>, TError,UpdateSavedReceiverMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSavedReceiver>>, TError,UpdateSavedReceiverMutationVariables, TContext> => {

const mutationKey = getUpdateSavedReceiverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSavedReceiver>>, UpdateSavedReceiverMutationVariables> = (props) => {
          const {receiverId,data} = props ?? {};

          return  updateSavedReceiver(receiverId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSavedReceiverMutationResult = NonNullable<Awaited<ReturnType<typeof updateSavedReceiver>>>
    export type UpdateSavedReceiverMutationBody = SavedReceiverInput
    export type UpdateSavedReceiverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | SavedChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateSavedReceiverMutationVariables = {receiverId: string;data: SavedReceiverInput}

    /**
 * @summary Change a saved receiver
 */
export const useUpdateSavedReceiver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | SavedChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSavedReceiver>>, TError,UpdateSavedReceiverMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSavedReceiver>>,
        TError,
        UpdateSavedReceiverMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSavedReceiverMutationOptions(options), queryClient);
    }
    export const getDeleteSavedReceiverUrl = (receiverId: string,) => {




  return `/api/website/receivers/${encodeURIComponent(String(receiverId))}`
}

/**
 * Removes the receiver from the list. Existing shipments do not change.
 * @summary Delete a saved receiver
 */
export const deleteSavedReceiver = async (receiverId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteSavedReceiverUrl(receiverId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSavedReceiverMutationKey = () => ['deleteSavedReceiver'] as const;

export const getDeleteSavedReceiverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedReceiver>>, TError,DeleteSavedReceiverMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSavedReceiver>>, TError,DeleteSavedReceiverMutationVariables, TContext> => {

const mutationKey = getDeleteSavedReceiverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSavedReceiver>>, DeleteSavedReceiverMutationVariables> = (props) => {
          const {receiverId} = props ?? {};

          return  deleteSavedReceiver(receiverId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSavedReceiverMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSavedReceiver>>>

    export type DeleteSavedReceiverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteSavedReceiverMutationVariables = {receiverId: string}

    /**
 * @summary Delete a saved receiver
 */
export const useDeleteSavedReceiver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedReceiver>>, TError,DeleteSavedReceiverMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSavedReceiver>>,
        TError,
        DeleteSavedReceiverMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSavedReceiverMutationOptions(options), queryClient);
    }
