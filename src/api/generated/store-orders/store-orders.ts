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
  CompanyAccountRequiredResponse
} from '../model/company-account-required-response.ts';

import type {
  CountStoreOrdersParams
} from '../model/count-store-orders-params.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  ListStoreOrdersParams
} from '../model/list-store-orders-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  OrderAddressConflictResponse
} from '../model/order-address-conflict-response.ts';

import type {
  OrderAddress
} from '../model/order-address.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  ReceiverAddress
} from '../model/receiver-address.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  StoreOrderCounts
} from '../model/store-order-counts.ts';

import type {
  StoreOrderDetails
} from '../model/store-order-details.ts';

import type {
  StoreOrderFixedResponse
} from '../model/store-order-fixed-response.ts';

import type {
  StoreOrderList
} from '../model/store-order-list.ts';

import type {
  StoreOrderUpdate
} from '../model/store-order-update.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorized-response.ts';

import type {
  UnknownSkuList
} from '../model/unknown-sku-list.ts';

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

export const getListStoreOrdersUrl = (params?: ListStoreOrdersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/store-orders?${stringifiedParams}` : `/api/website/store-orders`
}

/**
 * Returns the orders that the account's stores have sent, newest first by default. The search covers the order number, the receiver's name, phone, e-mail and city, and the names and codes of the products; words match as in `listShipments`. Only for company accounts.
 * @summary List the orders of the stores
 */
export const listStoreOrders = async (params?: ListStoreOrdersParams, options?: Parameters<typeof fetcher>[1]): Promise<StoreOrderList> => {

  return fetcher<StoreOrderList>(getListStoreOrdersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStoreOrdersQueryKey = (params?: ListStoreOrdersParams,) => {
    return [
    "listStoreOrders", ...(params ? [params] : [])
    ] as const;
    }


export const getListStoreOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListStoreOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreOrders>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoreOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStoreOrders>>> = ({ signal }) => listStoreOrders(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStoreOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoreOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listStoreOrders>>>
export type ListStoreOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListStoreOrders<TData = Awaited<ReturnType<typeof listStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListStoreOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoreOrders>>,
          TError,
          Awaited<ReturnType<typeof listStoreOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoreOrders<TData = Awaited<ReturnType<typeof listStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStoreOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoreOrders>>,
          TError,
          Awaited<ReturnType<typeof listStoreOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoreOrders<TData = Awaited<ReturnType<typeof listStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStoreOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreOrders>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the orders of the stores
 */

export function useListStoreOrders<TData = Awaited<ReturnType<typeof listStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStoreOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreOrders>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoreOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCountStoreOrdersUrl = (params?: CountStoreOrdersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/store-orders/counts?${stringifiedParams}` : `/api/website/store-orders/counts`
}

/**
 * Returns how many orders are in each state. Only for company accounts.
 * @summary Count the orders of the stores
 */
export const countStoreOrders = async (params?: CountStoreOrdersParams, options?: Parameters<typeof fetcher>[1]): Promise<StoreOrderCounts> => {

  return fetcher<StoreOrderCounts>(getCountStoreOrdersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCountStoreOrdersQueryKey = (params?: CountStoreOrdersParams,) => {
    return [
    "countStoreOrders", ...(params ? [params] : [])
    ] as const;
    }


export const getCountStoreOrdersQueryOptions = <TData = Awaited<ReturnType<typeof countStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: CountStoreOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStoreOrders>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountStoreOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countStoreOrders>>> = ({ signal }) => countStoreOrders(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countStoreOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountStoreOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof countStoreOrders>>>
export type CountStoreOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useCountStoreOrders<TData = Awaited<ReturnType<typeof countStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  CountStoreOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStoreOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countStoreOrders>>,
          TError,
          Awaited<ReturnType<typeof countStoreOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountStoreOrders<TData = Awaited<ReturnType<typeof countStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: CountStoreOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStoreOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countStoreOrders>>,
          TError,
          Awaited<ReturnType<typeof countStoreOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountStoreOrders<TData = Awaited<ReturnType<typeof countStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: CountStoreOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStoreOrders>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the orders of the stores
 */

export function useCountStoreOrders<TData = Awaited<ReturnType<typeof countStoreOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: CountStoreOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStoreOrders>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountStoreOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListUnknownSkusUrl = () => {




  return `/api/website/store-orders/unknown-skus`
}

/**
 * Returns the product codes in orders to be booked that no product of the account has. Once a product has the code, the orders use it. Only for company accounts.
 * @summary List product codes without products
 */
export const listUnknownSkus = async ( options?: Parameters<typeof fetcher>[1]): Promise<UnknownSkuList> => {

  return fetcher<UnknownSkuList>(getListUnknownSkusUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUnknownSkusQueryKey = () => {
    return [
    "listUnknownSkus"
    ] as const;
    }


export const getListUnknownSkusQueryOptions = <TData = Awaited<ReturnType<typeof listUnknownSkus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnknownSkus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnknownSkusQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnknownSkus>>> = ({ signal }) => listUnknownSkus({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnknownSkus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnknownSkusQueryResult = NonNullable<Awaited<ReturnType<typeof listUnknownSkus>>>
export type ListUnknownSkusQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListUnknownSkus<TData = Awaited<ReturnType<typeof listUnknownSkus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnknownSkus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnknownSkus>>,
          TError,
          Awaited<ReturnType<typeof listUnknownSkus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnknownSkus<TData = Awaited<ReturnType<typeof listUnknownSkus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnknownSkus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnknownSkus>>,
          TError,
          Awaited<ReturnType<typeof listUnknownSkus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnknownSkus<TData = Awaited<ReturnType<typeof listUnknownSkus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnknownSkus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List product codes without products
 */

export function useListUnknownSkus<TData = Awaited<ReturnType<typeof listUnknownSkus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnknownSkus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnknownSkusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStoreOrderUrl = (orderId: string,) => {




  return `/api/website/store-orders/${encodeURIComponent(String(orderId))}`
}

/**
 * Returns an order with all its products, and the fields of a shipment that it fills in. Only for company accounts.
 * @summary Show an order of a store
 */
export const getStoreOrder = async (orderId: string, options?: Parameters<typeof fetcher>[1]): Promise<StoreOrderDetails> => {

  return fetcher<StoreOrderDetails>(getGetStoreOrderUrl(orderId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoreOrderQueryKey = (orderId: string,) => {
    return [
    "getStoreOrder", ...(orderId ? [orderId] : [])
    ] as const;
    }


export const getGetStoreOrderQueryOptions = <TData = Awaited<ReturnType<typeof getStoreOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(orderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreOrder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoreOrderQueryKey(orderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoreOrder>>> = ({ signal }) => getStoreOrder(orderId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStoreOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoreOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getStoreOrder>>>
export type GetStoreOrderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetStoreOrder<TData = Awaited<ReturnType<typeof getStoreOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 orderId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoreOrder>>,
          TError,
          Awaited<ReturnType<typeof getStoreOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoreOrder<TData = Awaited<ReturnType<typeof getStoreOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 orderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoreOrder>>,
          TError,
          Awaited<ReturnType<typeof getStoreOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoreOrder<TData = Awaited<ReturnType<typeof getStoreOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 orderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreOrder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show an order of a store
 */

export function useGetStoreOrder<TData = Awaited<ReturnType<typeof getStoreOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 orderId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreOrder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoreOrderQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateStoreOrderUrl = (orderId: string,) => {




  return `/api/website/store-orders/${encodeURIComponent(String(orderId))}`
}

/**
 * Changes what the account ships, not the order at the store. The account's changes stay even if the store changes the order. Of a booked order, only `keep_shipment` can be changed. Only for company accounts.
 * @summary Change an order of a store
 */
export const updateStoreOrder = async (orderId: string,
    storeOrderUpdate: StoreOrderUpdate, options?: Parameters<typeof fetcher>[1]): Promise<StoreOrderDetails> => {

return fetcher<StoreOrderDetails>(getUpdateStoreOrderUrl(orderId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(storeOrderUpdate)
  }
);}





export const getUpdateStoreOrderMutationKey = () => ['updateStoreOrder'] as const;

export const getUpdateStoreOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | StoreOrderFixedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStoreOrder>>, TError,UpdateStoreOrderMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStoreOrder>>, TError,UpdateStoreOrderMutationVariables, TContext> => {

const mutationKey = getUpdateStoreOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStoreOrder>>, UpdateStoreOrderMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  updateStoreOrder(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStoreOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateStoreOrder>>>
    export type UpdateStoreOrderMutationBody = StoreOrderUpdate
    export type UpdateStoreOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | StoreOrderFixedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateStoreOrderMutationVariables = {orderId: string;data: StoreOrderUpdate}

    /**
 * @summary Change an order of a store
 */
export const useUpdateStoreOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | StoreOrderFixedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStoreOrder>>, TError,UpdateStoreOrderMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStoreOrder>>,
        TError,
        UpdateStoreOrderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStoreOrderMutationOptions(options), queryClient);
    }
    export const getGetOrderAddressUrl = (orderToken: string,) => {




  return `/api/website/order-addresses/${encodeURIComponent(String(orderToken))}`
}

/**
 * Returns what is shown on the page where the receiver of an order completes the National Address. It contains nothing that identifies, reaches or locates a person.
 * @summary Show an order whose address is missing
 */
export const getOrderAddress = async (orderToken: string, options?: Parameters<typeof fetcher>[1]): Promise<OrderAddress> => {

  return fetcher<OrderAddress>(getGetOrderAddressUrl(orderToken),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOrderAddressQueryKey = (orderToken: string,) => {
    return [
    "getOrderAddress", ...(orderToken ? [orderToken] : [])
    ] as const;
    }


export const getGetOrderAddressQueryOptions = <TData = Awaited<ReturnType<typeof getOrderAddress>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(orderToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderAddressQueryKey(orderToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderAddress>>> = ({ signal }) => getOrderAddress(orderToken, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: orderToken !== null && orderToken !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderAddressQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderAddress>>>
export type GetOrderAddressQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetOrderAddress<TData = Awaited<ReturnType<typeof getOrderAddress>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 orderToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAddress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderAddress>>,
          TError,
          Awaited<ReturnType<typeof getOrderAddress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderAddress<TData = Awaited<ReturnType<typeof getOrderAddress>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 orderToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAddress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderAddress>>,
          TError,
          Awaited<ReturnType<typeof getOrderAddress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderAddress<TData = Awaited<ReturnType<typeof getOrderAddress>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 orderToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show an order whose address is missing
 */

export function useGetOrderAddress<TData = Awaited<ReturnType<typeof getOrderAddress>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 orderToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderAddressQueryOptions(orderToken,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCompleteOrderAddressUrl = (orderToken: string,) => {




  return `/api/website/order-addresses/${encodeURIComponent(String(orderToken))}`
}

/**
 * Saves the address that the receiver states: the short address, or street, building number and postal code. It is never shown on the page; the account sees it with the order.
 * @summary Complete the address of an order
 */
export const completeOrderAddress = async (orderToken: string,
    receiverAddress: ReceiverAddress, options?: Parameters<typeof fetcher>[1]): Promise<OrderAddress> => {

return fetcher<OrderAddress>(getCompleteOrderAddressUrl(orderToken),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(receiverAddress)
  }
);}





export const getCompleteOrderAddressMutationKey = () => ['completeOrderAddress'] as const;

export const getCompleteOrderAddressMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | OrderAddressConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeOrderAddress>>, TError,CompleteOrderAddressMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof completeOrderAddress>>, TError,CompleteOrderAddressMutationVariables, TContext> => {

const mutationKey = getCompleteOrderAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeOrderAddress>>, CompleteOrderAddressMutationVariables> = (props) => {
          const {orderToken,data} = props ?? {};

          return  completeOrderAddress(orderToken,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteOrderAddressMutationResult = NonNullable<Awaited<ReturnType<typeof completeOrderAddress>>>
    export type CompleteOrderAddressMutationBody = ReceiverAddress
    export type CompleteOrderAddressMutationError = ErrorType<BadRequestResponse | NotFoundResponse | OrderAddressConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CompleteOrderAddressMutationVariables = {orderToken: string;data: ReceiverAddress}

    /**
 * @summary Complete the address of an order
 */
export const useCompleteOrderAddress = <TError = ErrorType<BadRequestResponse | NotFoundResponse | OrderAddressConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeOrderAddress>>, TError,CompleteOrderAddressMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeOrderAddress>>,
        TError,
        CompleteOrderAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteOrderAddressMutationOptions(options), queryClient);
    }
