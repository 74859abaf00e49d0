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
  AddressConflictResponse
} from '../model/address-conflict-response.ts';

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
  ListTrackingsParams
} from '../model/list-trackings-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  PublicTracking
} from '../model/public-tracking.ts';

import type {
  ReceiverAddress
} from '../model/receiver-address.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

import type {
  TrackingList
} from '../model/tracking-list.ts';

import type {
  Tracking
} from '../model/tracking.ts';

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

export const getGetPublicTrackingUrl = (publicToken: string,) => {




  return `/api/website/public-tracking/${encodeURIComponent(String(publicToken))}`
}

/**
 * Returns what the public page of a shipment shows to anyone who has its address, in particular the receiver: cities and days, and nothing that identifies, reaches or locates a person. No longer available once the account is closed.
 * @summary Track a shipment without an account
 */
export const getPublicTracking = async (publicToken: string, options?: Parameters<typeof fetcher>[1]): Promise<PublicTracking> => {

  return fetcher<PublicTracking>(getGetPublicTrackingUrl(publicToken),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPublicTrackingQueryKey = (publicToken: string,) => {
    return [
    "getPublicTracking", ...(publicToken ? [publicToken] : [])
    ] as const;
    }


export const getGetPublicTrackingQueryOptions = <TData = Awaited<ReturnType<typeof getPublicTracking>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTracking>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicTrackingQueryKey(publicToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicTracking>>> = ({ signal }) => getPublicTracking(publicToken, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: publicToken !== null && publicToken !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicTracking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicTrackingQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicTracking>>>
export type GetPublicTrackingQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetPublicTracking<TData = Awaited<ReturnType<typeof getPublicTracking>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 publicToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTracking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicTracking>>,
          TError,
          Awaited<ReturnType<typeof getPublicTracking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicTracking<TData = Awaited<ReturnType<typeof getPublicTracking>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTracking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicTracking>>,
          TError,
          Awaited<ReturnType<typeof getPublicTracking>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicTracking<TData = Awaited<ReturnType<typeof getPublicTracking>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTracking>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Track a shipment without an account
 */

export function useGetPublicTracking<TData = Awaited<ReturnType<typeof getPublicTracking>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicTracking>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicTrackingQueryOptions(publicToken,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCompleteReceiverAddressUrl = (publicToken: string,) => {




  return `/api/website/public-tracking/${encodeURIComponent(String(publicToken))}/address`
}

/**
 * Saves the address that the receiver states: the short address, or street, building number and postal code. Only for a shipment without a National Address. The address is never shown on the public page; the sender sees it with the shipment.
 * @summary Complete a missing National Address
 */
export const completeReceiverAddress = async (publicToken: string,
    receiverAddress: ReceiverAddress, options?: Parameters<typeof fetcher>[1]): Promise<PublicTracking> => {

return fetcher<PublicTracking>(getCompleteReceiverAddressUrl(publicToken),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(receiverAddress)
  }
);}





export const getCompleteReceiverAddressMutationKey = () => ['completeReceiverAddress'] as const;

export const getCompleteReceiverAddressMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | AddressConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeReceiverAddress>>, TError,CompleteReceiverAddressMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof completeReceiverAddress>>, TError,CompleteReceiverAddressMutationVariables, TContext> => {

const mutationKey = getCompleteReceiverAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeReceiverAddress>>, CompleteReceiverAddressMutationVariables> = (props) => {
          const {publicToken,data} = props ?? {};

          return  completeReceiverAddress(publicToken,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteReceiverAddressMutationResult = NonNullable<Awaited<ReturnType<typeof completeReceiverAddress>>>
    export type CompleteReceiverAddressMutationBody = ReceiverAddress
    export type CompleteReceiverAddressMutationError = ErrorType<BadRequestResponse | NotFoundResponse | AddressConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CompleteReceiverAddressMutationVariables = {publicToken: string;data: ReceiverAddress}

    /**
 * @summary Complete a missing National Address
 */
export const useCompleteReceiverAddress = <TError = ErrorType<BadRequestResponse | NotFoundResponse | AddressConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeReceiverAddress>>, TError,CompleteReceiverAddressMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeReceiverAddress>>,
        TError,
        CompleteReceiverAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteReceiverAddressMutationOptions(options), queryClient);
    }
    export const getListTrackingsUrl = (params: ListTrackingsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/tracking?${stringifiedParams}` : `/api/website/tracking`
}

/**
 * Returns where several shipments of this account are, in the order of the given numbers. A number that does not belong to a shipment of this account is listed as unknown, even if another account has it.
 * @summary Track several shipments
 */
export const listTrackings = async (params: ListTrackingsParams, options?: Parameters<typeof fetcher>[1]): Promise<TrackingList> => {

  return fetcher<TrackingList>(getListTrackingsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTrackingsQueryKey = (params?: ListTrackingsParams,) => {
    return [
    "listTrackings", ...(params ? [params] : [])
    ] as const;
    }


export const getListTrackingsQueryOptions = <TData = Awaited<ReturnType<typeof listTrackings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params: ListTrackingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrackings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTrackingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrackings>>> = ({ signal }) => listTrackings(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTrackings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTrackingsQueryResult = NonNullable<Awaited<ReturnType<typeof listTrackings>>>
export type ListTrackingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListTrackings<TData = Awaited<ReturnType<typeof listTrackings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: ListTrackingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrackings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrackings>>,
          TError,
          Awaited<ReturnType<typeof listTrackings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrackings<TData = Awaited<ReturnType<typeof listTrackings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: ListTrackingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrackings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrackings>>,
          TError,
          Awaited<ReturnType<typeof listTrackings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrackings<TData = Awaited<ReturnType<typeof listTrackings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: ListTrackingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrackings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Track several shipments
 */

export function useListTrackings<TData = Awaited<ReturnType<typeof listTrackings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: ListTrackingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrackings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTrackingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getTrackShipmentUrl = (trackingNumber: string,) => {




  return `/api/website/tracking/${encodeURIComponent(String(trackingNumber))}`
}

/**
 * Returns where a shipment of this account is, by its tracking number.
 * @summary Track a shipment
 */
export const trackShipment = async (trackingNumber: string, options?: Parameters<typeof fetcher>[1]): Promise<Tracking> => {

  return fetcher<Tracking>(getTrackShipmentUrl(trackingNumber),
  {
    ...options,
    method: 'GET'


  }
);}





export const getTrackShipmentQueryKey = (trackingNumber: string,) => {
    return [
    "trackShipment", ...(trackingNumber ? [trackingNumber] : [])
    ] as const;
    }


export const getTrackShipmentQueryOptions = <TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(trackingNumber: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTrackShipmentQueryKey(trackingNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof trackShipment>>> = ({ signal }) => trackShipment(trackingNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: trackingNumber !== null && trackingNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TrackShipmentQueryResult = NonNullable<Awaited<ReturnType<typeof trackShipment>>>
export type TrackShipmentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useTrackShipment<TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 trackingNumber: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof trackShipment>>,
          TError,
          Awaited<ReturnType<typeof trackShipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrackShipment<TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 trackingNumber: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof trackShipment>>,
          TError,
          Awaited<ReturnType<typeof trackShipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrackShipment<TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 trackingNumber: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Track a shipment
 */

export function useTrackShipment<TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 trackingNumber: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTrackShipmentQueryOptions(trackingNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






