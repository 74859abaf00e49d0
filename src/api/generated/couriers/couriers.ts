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
  CourierList
} from '../model/courier-list.ts';

import type {
  Courier
} from '../model/courier.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  ListCouriersParams
} from '../model/list-couriers-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

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

export const getListCouriersUrl = (params?: ListCouriersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/couriers?${stringifiedParams}` : `/api/website/couriers`
}

/**
 * Returns the couriers that can be booked.
 * @summary List the couriers
 */
export const listCouriers = async (params?: ListCouriersParams, options?: Parameters<typeof fetcher>[1]): Promise<CourierList> => {

  return fetcher<CourierList>(getListCouriersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCouriersQueryKey = (params?: ListCouriersParams,) => {
    return [
    "listCouriers", ...(params ? [params] : [])
    ] as const;
    }


export const getListCouriersQueryOptions = <TData = Awaited<ReturnType<typeof listCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListCouriersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCouriers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCouriersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCouriers>>> = ({ signal }) => listCouriers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCouriers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCouriersQueryResult = NonNullable<Awaited<ReturnType<typeof listCouriers>>>
export type ListCouriersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListCouriers<TData = Awaited<ReturnType<typeof listCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListCouriersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCouriers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCouriers>>,
          TError,
          Awaited<ReturnType<typeof listCouriers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCouriers<TData = Awaited<ReturnType<typeof listCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListCouriersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCouriers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCouriers>>,
          TError,
          Awaited<ReturnType<typeof listCouriers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCouriers<TData = Awaited<ReturnType<typeof listCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListCouriersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCouriers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the couriers
 */

export function useListCouriers<TData = Awaited<ReturnType<typeof listCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListCouriersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCouriers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCouriersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCourierUrl = (courierId: string,) => {




  return `/api/website/couriers/${encodeURIComponent(String(courierId))}`
}

/**
 * Returns a courier with all its rate cards.
 * @summary Show a courier
 */
export const getCourier = async (courierId: string, options?: Parameters<typeof fetcher>[1]): Promise<Courier> => {

  return fetcher<Courier>(getGetCourierUrl(courierId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCourierQueryKey = (courierId: string,) => {
    return [
    "getCourier", ...(courierId ? [courierId] : [])
    ] as const;
    }


export const getGetCourierQueryOptions = <TData = Awaited<ReturnType<typeof getCourier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourier>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourierQueryKey(courierId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourier>>> = ({ signal }) => getCourier(courierId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: courierId !== null && courierId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourier>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourierQueryResult = NonNullable<Awaited<ReturnType<typeof getCourier>>>
export type GetCourierQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetCourier<TData = Awaited<ReturnType<typeof getCourier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourier>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourier>>,
          TError,
          Awaited<ReturnType<typeof getCourier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourier<TData = Awaited<ReturnType<typeof getCourier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourier>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourier>>,
          TError,
          Awaited<ReturnType<typeof getCourier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourier<TData = Awaited<ReturnType<typeof getCourier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourier>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a courier
 */

export function useGetCourier<TData = Awaited<ReturnType<typeof getCourier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourier>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourierQueryOptions(courierId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






