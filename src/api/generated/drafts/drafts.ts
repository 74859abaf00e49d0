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
  CreateShipmentDraftHeaders
} from '../model/create-shipment-draft-headers.ts';

import type {
  DraftChangedResponse
} from '../model/draft-changed-response.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidOrReusedResponse
} from '../model/invalid-or-reused-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  ListShipmentDraftsParams
} from '../model/list-shipment-drafts-params.ts';

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
  ShipmentDraftCreate
} from '../model/shipment-draft-create.ts';

import type {
  ShipmentDraftList
} from '../model/shipment-draft-list.ts';

import type {
  ShipmentDraftUpdate
} from '../model/shipment-draft-update.ts';

import type {
  ShipmentDraft
} from '../model/shipment-draft.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

import type {
  TooManySavedResponse
} from '../model/too-many-saved-response.ts';

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

export const getListShipmentDraftsUrl = (params?: ListShipmentDraftsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/shipment-drafts?${stringifiedParams}` : `/api/website/shipment-drafts`
}

/**
 * Returns shipments that were started but not booked, the last changed first.
 * @summary List the drafts
 */
export const listShipmentDrafts = async (params?: ListShipmentDraftsParams, options?: Parameters<typeof fetcher>[1]): Promise<ShipmentDraftList> => {

  return fetcher<ShipmentDraftList>(getListShipmentDraftsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListShipmentDraftsQueryKey = (params?: ListShipmentDraftsParams,) => {
    return [
    "listShipmentDrafts", ...(params ? [params] : [])
    ] as const;
    }


export const getListShipmentDraftsQueryOptions = <TData = Awaited<ReturnType<typeof listShipmentDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListShipmentDraftsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentDrafts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShipmentDraftsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShipmentDrafts>>> = ({ signal }) => listShipmentDrafts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShipmentDrafts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShipmentDraftsQueryResult = NonNullable<Awaited<ReturnType<typeof listShipmentDrafts>>>
export type ListShipmentDraftsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListShipmentDrafts<TData = Awaited<ReturnType<typeof listShipmentDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListShipmentDraftsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentDrafts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShipmentDrafts>>,
          TError,
          Awaited<ReturnType<typeof listShipmentDrafts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShipmentDrafts<TData = Awaited<ReturnType<typeof listShipmentDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListShipmentDraftsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentDrafts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShipmentDrafts>>,
          TError,
          Awaited<ReturnType<typeof listShipmentDrafts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShipmentDrafts<TData = Awaited<ReturnType<typeof listShipmentDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListShipmentDraftsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentDrafts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the drafts
 */

export function useListShipmentDrafts<TData = Awaited<ReturnType<typeof listShipmentDrafts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListShipmentDraftsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipmentDrafts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShipmentDraftsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateShipmentDraftUrl = () => {




  return `/api/website/shipment-drafts`
}

/**
 * Saves a shipment as far as it is filled in, so that it can be continued on any device. An account can have at most 50 drafts.
 * @summary Create a draft
 */
export const createShipmentDraft = async (shipmentDraftCreate: ShipmentDraftCreate,
    headers?: CreateShipmentDraftHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ShipmentDraft> => {

return fetcher<ShipmentDraft>(getCreateShipmentDraftUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(shipmentDraftCreate)
  }
);}





export const getCreateShipmentDraftMutationKey = () => ['createShipmentDraft'] as const;

export const getCreateShipmentDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShipmentDraft>>, TError,CreateShipmentDraftMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createShipmentDraft>>, TError,CreateShipmentDraftMutationVariables, TContext> => {

const mutationKey = getCreateShipmentDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createShipmentDraft>>, CreateShipmentDraftMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createShipmentDraft(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateShipmentDraftMutationResult = NonNullable<Awaited<ReturnType<typeof createShipmentDraft>>>
    export type CreateShipmentDraftMutationBody = ShipmentDraftCreate
    export type CreateShipmentDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateShipmentDraftMutationVariables = {data: ShipmentDraftCreate;headers?: CreateShipmentDraftHeaders}

    /**
 * @summary Create a draft
 */
export const useCreateShipmentDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShipmentDraft>>, TError,CreateShipmentDraftMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createShipmentDraft>>,
        TError,
        CreateShipmentDraftMutationVariables,
        TContext
      > => {
      return useMutation(getCreateShipmentDraftMutationOptions(options), queryClient);
    }
    export const getGetShipmentDraftUrl = (draftId: string,) => {




  return `/api/website/shipment-drafts/${encodeURIComponent(String(draftId))}`
}

/**
 * Returns a draft of this account.
 * @summary Show a draft
 */
export const getShipmentDraft = async (draftId: string, options?: Parameters<typeof fetcher>[1]): Promise<ShipmentDraft> => {

  return fetcher<ShipmentDraft>(getGetShipmentDraftUrl(draftId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetShipmentDraftQueryKey = (draftId: string,) => {
    return [
    "getShipmentDraft", ...(draftId ? [draftId] : [])
    ] as const;
    }


export const getGetShipmentDraftQueryOptions = <TData = Awaited<ReturnType<typeof getShipmentDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(draftId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentDraft>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShipmentDraftQueryKey(draftId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShipmentDraft>>> = ({ signal }) => getShipmentDraft(draftId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: draftId !== null && draftId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShipmentDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShipmentDraftQueryResult = NonNullable<Awaited<ReturnType<typeof getShipmentDraft>>>
export type GetShipmentDraftQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetShipmentDraft<TData = Awaited<ReturnType<typeof getShipmentDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 draftId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentDraft>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipmentDraft>>,
          TError,
          Awaited<ReturnType<typeof getShipmentDraft>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipmentDraft<TData = Awaited<ReturnType<typeof getShipmentDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 draftId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentDraft>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipmentDraft>>,
          TError,
          Awaited<ReturnType<typeof getShipmentDraft>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipmentDraft<TData = Awaited<ReturnType<typeof getShipmentDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 draftId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentDraft>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a draft
 */

export function useGetShipmentDraft<TData = Awaited<ReturnType<typeof getShipmentDraft>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 draftId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentDraft>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShipmentDraftQueryOptions(draftId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateShipmentDraftUrl = (draftId: string,) => {




  return `/api/website/shipment-drafts/${encodeURIComponent(String(draftId))}`
}

/**
 * Replaces the draft, unless another device has saved it since it was read: then the version does not match, and nothing is changed.
 * @summary Save a draft
 */
export const updateShipmentDraft = async (draftId: string,
    shipmentDraftUpdate: ShipmentDraftUpdate, options?: Parameters<typeof fetcher>[1]): Promise<ShipmentDraft> => {

return fetcher<ShipmentDraft>(getUpdateShipmentDraftUrl(draftId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(shipmentDraftUpdate)
  }
);}





export const getUpdateShipmentDraftMutationKey = () => ['updateShipmentDraft'] as const;

export const getUpdateShipmentDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DraftChangedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShipmentDraft>>, TError,UpdateShipmentDraftMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateShipmentDraft>>, TError,UpdateShipmentDraftMutationVariables, TContext> => {

const mutationKey = getUpdateShipmentDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateShipmentDraft>>, UpdateShipmentDraftMutationVariables> = (props) => {
          const {draftId,data} = props ?? {};

          return  updateShipmentDraft(draftId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateShipmentDraftMutationResult = NonNullable<Awaited<ReturnType<typeof updateShipmentDraft>>>
    export type UpdateShipmentDraftMutationBody = ShipmentDraftUpdate
    export type UpdateShipmentDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DraftChangedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateShipmentDraftMutationVariables = {draftId: string;data: ShipmentDraftUpdate}

    /**
 * @summary Save a draft
 */
export const useUpdateShipmentDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DraftChangedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShipmentDraft>>, TError,UpdateShipmentDraftMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateShipmentDraft>>,
        TError,
        UpdateShipmentDraftMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateShipmentDraftMutationOptions(options), queryClient);
    }
    export const getDeleteShipmentDraftUrl = (draftId: string,) => {




  return `/api/website/shipment-drafts/${encodeURIComponent(String(draftId))}`
}

/**
 * Deletes the draft on all devices.
 * @summary Delete a draft
 */
export const deleteShipmentDraft = async (draftId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteShipmentDraftUrl(draftId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteShipmentDraftMutationKey = () => ['deleteShipmentDraft'] as const;

export const getDeleteShipmentDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteShipmentDraft>>, TError,DeleteShipmentDraftMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteShipmentDraft>>, TError,DeleteShipmentDraftMutationVariables, TContext> => {

const mutationKey = getDeleteShipmentDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteShipmentDraft>>, DeleteShipmentDraftMutationVariables> = (props) => {
          const {draftId} = props ?? {};

          return  deleteShipmentDraft(draftId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteShipmentDraftMutationResult = NonNullable<Awaited<ReturnType<typeof deleteShipmentDraft>>>

    export type DeleteShipmentDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteShipmentDraftMutationVariables = {draftId: string}

    /**
 * @summary Delete a draft
 */
export const useDeleteShipmentDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteShipmentDraft>>, TError,DeleteShipmentDraftMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteShipmentDraft>>,
        TError,
        DeleteShipmentDraftMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteShipmentDraftMutationOptions(options), queryClient);
    }
