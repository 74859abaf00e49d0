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
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

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

export const getTrackShipmentUrl = (trackingNumber: string,) => {




  return `/api/website/tracking/${encodeURIComponent(String(trackingNumber))}`
}

/**
 * Where a shipment of this account is, by its tracking number.
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


export const getTrackShipmentQueryOptions = <TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(trackingNumber: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTrackShipmentQueryKey(trackingNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof trackShipment>>> = ({ signal }) => trackShipment(trackingNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: trackingNumber !== null && trackingNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TrackShipmentQueryResult = NonNullable<Awaited<ReturnType<typeof trackShipment>>>
export type TrackShipmentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>


export function useTrackShipment<TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(
 trackingNumber: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof trackShipment>>,
          TError,
          Awaited<ReturnType<typeof trackShipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrackShipment<TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(
 trackingNumber: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof trackShipment>>,
          TError,
          Awaited<ReturnType<typeof trackShipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrackShipment<TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(
 trackingNumber: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Track a shipment
 */

export function useTrackShipment<TData = Awaited<ReturnType<typeof trackShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse>>(
 trackingNumber: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trackShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTrackShipmentQueryOptions(trackingNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






