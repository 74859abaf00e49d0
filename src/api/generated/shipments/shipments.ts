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
  BookingConflictResponse
} from '../model/booking-conflict-response.ts';

import type {
  CancelConflictResponse
} from '../model/cancel-conflict-response.ts';

import type {
  CancelShipmentHeaders
} from '../model/cancel-shipment-headers.ts';

import type {
  CountShipmentsParams
} from '../model/count-shipments-params.ts';

import type {
  CreateShipmentHeaders
} from '../model/create-shipment-headers.ts';

import type {
  EditConflictResponse
} from '../model/edit-conflict-response.ts';

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
  ListShipmentsParams
} from '../model/list-shipments-params.ts';

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
  ShipmentCounts
} from '../model/shipment-counts.ts';

import type {
  ShipmentCreate
} from '../model/shipment-create.ts';

import type {
  ShipmentList
} from '../model/shipment-list.ts';

import type {
  ShipmentUpdate
} from '../model/shipment-update.ts';

import type {
  Shipment
} from '../model/shipment.ts';

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

export const getListShipmentsUrl = (params?: ListShipmentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/shipments?${stringifiedParams}` : `/api/website/shipments`
}

/**
 * Returns the account's shipments, newest first by default. The search covers the tracking number, the reference, the receiver's name, company, phone, e-mail and city, the sending company and the product. Each search word must match the start of a word in these fields, the start of a part of a word, or the last four digits of a number. Punctuation within words, the article «ال» before a word, the country code or leading 0 of a phone number, and the space in «عبد الله» make no difference.
 * @summary List shipments
 */
export const listShipments = async (params?: ListShipmentsParams, options?: Parameters<typeof fetcher>[1]): Promise<ShipmentList> => {

  return fetcher<ShipmentList>(getListShipmentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListShipmentsQueryKey = (params?: ListShipmentsParams,) => {
    return [
    "listShipments", ...(params ? [params] : [])
    ] as const;
    }


export const getListShipmentsQueryOptions = <TData = Awaited<ReturnType<typeof listShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListShipmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShipmentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShipments>>> = ({ signal }) => listShipments(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listShipments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShipmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listShipments>>>
export type ListShipmentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListShipments<TData = Awaited<ReturnType<typeof listShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListShipmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShipments>>,
          TError,
          Awaited<ReturnType<typeof listShipments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShipments<TData = Awaited<ReturnType<typeof listShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListShipmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listShipments>>,
          TError,
          Awaited<ReturnType<typeof listShipments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListShipments<TData = Awaited<ReturnType<typeof listShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListShipmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List shipments
 */

export function useListShipments<TData = Awaited<ReturnType<typeof listShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListShipmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShipments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShipmentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateShipmentUrl = () => {




  return `/api/website/shipments`
}

/**
 * Books one price of an open quote and charges it to the balance. Either both happen or neither does.
 * @summary Create a shipment
 */
export const createShipment = async (shipmentCreate: ShipmentCreate,
    headers: CreateShipmentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Shipment> => {

return fetcher<Shipment>(getCreateShipmentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(shipmentCreate)
  }
);}





export const getCreateShipmentMutationKey = () => ['createShipment'] as const;

export const getCreateShipmentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | BookingConflictResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShipment>>, TError,CreateShipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createShipment>>, TError,CreateShipmentMutationVariables, TContext> => {

const mutationKey = getCreateShipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createShipment>>, CreateShipmentMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createShipment(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof createShipment>>>
    export type CreateShipmentMutationBody = ShipmentCreate
    export type CreateShipmentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | BookingConflictResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateShipmentMutationVariables = {data: ShipmentCreate;headers: CreateShipmentHeaders}

    /**
 * @summary Create a shipment
 */
export const useCreateShipment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | BookingConflictResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShipment>>, TError,CreateShipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createShipment>>,
        TError,
        CreateShipmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateShipmentMutationOptions(options), queryClient);
    }
    export const getCountShipmentsUrl = (params?: CountShipmentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/shipments/counts?${stringifiedParams}` : `/api/website/shipments/counts`
}

/**
 * Returns how many of the account's shipments have each status, among those that `listShipments` returns for the same filters and search words.
 * @summary Count shipments by status
 */
export const countShipments = async (params?: CountShipmentsParams, options?: Parameters<typeof fetcher>[1]): Promise<ShipmentCounts> => {

  return fetcher<ShipmentCounts>(getCountShipmentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCountShipmentsQueryKey = (params?: CountShipmentsParams,) => {
    return [
    "countShipments", ...(params ? [params] : [])
    ] as const;
    }


export const getCountShipmentsQueryOptions = <TData = Awaited<ReturnType<typeof countShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: CountShipmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countShipments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountShipmentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countShipments>>> = ({ signal }) => countShipments(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countShipments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountShipmentsQueryResult = NonNullable<Awaited<ReturnType<typeof countShipments>>>
export type CountShipmentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useCountShipments<TData = Awaited<ReturnType<typeof countShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  CountShipmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countShipments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countShipments>>,
          TError,
          Awaited<ReturnType<typeof countShipments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountShipments<TData = Awaited<ReturnType<typeof countShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: CountShipmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countShipments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countShipments>>,
          TError,
          Awaited<ReturnType<typeof countShipments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountShipments<TData = Awaited<ReturnType<typeof countShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: CountShipmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countShipments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count shipments by status
 */

export function useCountShipments<TData = Awaited<ReturnType<typeof countShipments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: CountShipmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countShipments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountShipmentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetShipmentUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}`
}

/**
 * Returns a shipment of this account.
 * @summary Show a shipment
 */
export const getShipment = async (shipmentId: string, options?: Parameters<typeof fetcher>[1]): Promise<Shipment> => {

  return fetcher<Shipment>(getGetShipmentUrl(shipmentId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetShipmentQueryKey = (shipmentId: string,) => {
    return [
    "getShipment", ...(shipmentId ? [shipmentId] : [])
    ] as const;
    }


export const getGetShipmentQueryOptions = <TData = Awaited<ReturnType<typeof getShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShipmentQueryKey(shipmentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShipment>>> = ({ signal }) => getShipment(shipmentId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: shipmentId !== null && shipmentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShipmentQueryResult = NonNullable<Awaited<ReturnType<typeof getShipment>>>
export type GetShipmentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetShipment<TData = Awaited<ReturnType<typeof getShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipment>>,
          TError,
          Awaited<ReturnType<typeof getShipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipment<TData = Awaited<ReturnType<typeof getShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipment>>,
          TError,
          Awaited<ReturnType<typeof getShipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipment<TData = Awaited<ReturnType<typeof getShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a shipment
 */

export function useGetShipment<TData = Awaited<ReturnType<typeof getShipment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShipmentQueryOptions(shipmentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateShipmentUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}`
}

/**
 * Changes whatever does not affect the price, until the courier has collected the parcel: the receiver and the address within the same city, the products, and the preferred delivery time. To change anything else, cancel the shipment and book another one. Optional fields that are left out are removed.
 * @summary Edit a shipment
 */
export const updateShipment = async (shipmentId: string,
    shipmentUpdate: ShipmentUpdate, options?: Parameters<typeof fetcher>[1]): Promise<Shipment> => {

return fetcher<Shipment>(getUpdateShipmentUrl(shipmentId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(shipmentUpdate)
  }
);}





export const getUpdateShipmentMutationKey = () => ['updateShipment'] as const;

export const getUpdateShipmentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EditConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShipment>>, TError,UpdateShipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateShipment>>, TError,UpdateShipmentMutationVariables, TContext> => {

const mutationKey = getUpdateShipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateShipment>>, UpdateShipmentMutationVariables> = (props) => {
          const {shipmentId,data} = props ?? {};

          return  updateShipment(shipmentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof updateShipment>>>
    export type UpdateShipmentMutationBody = ShipmentUpdate
    export type UpdateShipmentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EditConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateShipmentMutationVariables = {shipmentId: string;data: ShipmentUpdate}

    /**
 * @summary Edit a shipment
 */
export const useUpdateShipment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EditConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShipment>>, TError,UpdateShipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateShipment>>,
        TError,
        UpdateShipmentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateShipmentMutationOptions(options), queryClient);
    }
    export const getCancelShipmentUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}/cancel`
}

/**
 * Cancels a shipment that the courier has not collected yet, and refunds everything that was charged. If it later turns out that the courier had already collected it, the shipment stays cancelled and the charge refunded; cash on delivery that the courier still collects is owed to the account as for any other shipment.
 * @summary Cancel a shipment
 */
export const cancelShipment = async (shipmentId: string,
    headers: CancelShipmentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Shipment> => {

return fetcher<Shipment>(getCancelShipmentUrl(shipmentId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...options?.headers }

  }
);}





export const getCancelShipmentMutationKey = () => ['cancelShipment'] as const;

export const getCancelShipmentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | CancelConflictResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelShipment>>, TError,CancelShipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelShipment>>, TError,CancelShipmentMutationVariables, TContext> => {

const mutationKey = getCancelShipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelShipment>>, CancelShipmentMutationVariables> = (props) => {
          const {shipmentId,headers} = props ?? {};

          return  cancelShipment(shipmentId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof cancelShipment>>>

    export type CancelShipmentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | CancelConflictResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CancelShipmentMutationVariables = {shipmentId: string;headers: CancelShipmentHeaders}

    /**
 * @summary Cancel a shipment
 */
export const useCancelShipment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | CancelConflictResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelShipment>>, TError,CancelShipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelShipment>>,
        TError,
        CancelShipmentMutationVariables,
        TContext
      > => {
      return useMutation(getCancelShipmentMutationOptions(options), queryClient);
    }
