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
  CompanyAndConfirmedResponse
} from '../model/company-and-confirmed-response.ts';

import type {
  ConnectStoreHeaders
} from '../model/connect-store-headers.ts';

import type {
  DeliveryTooLargeResponse
} from '../model/delivery-too-large-response.ts';

import type {
  ForgedDeliveryResponse
} from '../model/forged-delivery-response.ts';

import type {
  GrantsItselfResponse
} from '../model/grants-itself-response.ts';

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
  ListStoreDeliveriesParams
} from '../model/list-store-deliveries-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  OpenedStore
} from '../model/opened-store.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  ReceiveZidDeliveryParams
} from '../model/receive-zid-delivery-params.ts';

import type {
  ReplayConflictResponse
} from '../model/replay-conflict-response.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  StoreAccessGrant
} from '../model/store-access-grant.ts';

import type {
  StoreConnect
} from '../model/store-connect.ts';

import type {
  StoreConnectionList
} from '../model/store-connection-list.ts';

import type {
  StoreConnection
} from '../model/store-connection.ts';

import type {
  StoreDeliveryDetails
} from '../model/store-delivery-details.ts';

import type {
  StoreDeliveryList
} from '../model/store-delivery-list.ts';

import type {
  StoreLimitResponse
} from '../model/store-limit-response.ts';

import type {
  StorePayload
} from '../model/store-payload.ts';

import type {
  StoreReceipt
} from '../model/store-receipt.ts';

import type {
  StoreReplay
} from '../model/store-replay.ts';

import type {
  StoreSecretUpdate
} from '../model/store-secret-update.ts';

import type {
  StoreSimulation
} from '../model/store-simulation.ts';

import type {
  StoreUpdate
} from '../model/store-update.ts';

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

export const getReceiveSallaDeliveryUrl = (uuid: string,) => {




  return `/api/stores/salla/${encodeURIComponent(String(uuid))}`
}

/**
 * Called by Salla with any of its events. `X-Salla-Signature` must be the hexadecimal HMAC-SHA256 of the raw body with the store's secret, or `Authorization` the secret itself; a delivery without either is refused, whatever security strategy it claims. An authenticated delivery is stored and answered with 200, whatever its content, and processed afterwards. The same bytes within seven days have an effect only once. What the store said last about an order counts, in whatever order deliveries arrive.
 * @summary Receive a delivery from Salla
 */
export const receiveSallaDelivery = async (uuid: string,
    storePayload: StorePayload, options?: Parameters<typeof fetcher>[1]): Promise<StoreReceipt> => {

return fetcher<StoreReceipt>(getReceiveSallaDeliveryUrl(uuid),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(storePayload)
  }
);}





export const getReceiveSallaDeliveryMutationKey = () => ['receiveSallaDelivery'] as const;

export const getReceiveSallaDeliveryMutationOptions = <TError = ErrorType<ForgedDeliveryResponse | NotFoundResponse | DeliveryTooLargeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveSallaDelivery>>, TError,ReceiveSallaDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveSallaDelivery>>, TError,ReceiveSallaDeliveryMutationVariables, TContext> => {

const mutationKey = getReceiveSallaDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveSallaDelivery>>, ReceiveSallaDeliveryMutationVariables> = (props) => {
          const {uuid,data} = props ?? {};

          return  receiveSallaDelivery(uuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveSallaDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof receiveSallaDelivery>>>
    export type ReceiveSallaDeliveryMutationBody = StorePayload
    export type ReceiveSallaDeliveryMutationError = ErrorType<ForgedDeliveryResponse | NotFoundResponse | DeliveryTooLargeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ReceiveSallaDeliveryMutationVariables = {uuid: string;data: StorePayload}

    /**
 * @summary Receive a delivery from Salla
 */
export const useReceiveSallaDelivery = <TError = ErrorType<ForgedDeliveryResponse | NotFoundResponse | DeliveryTooLargeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveSallaDelivery>>, TError,ReceiveSallaDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveSallaDelivery>>,
        TError,
        ReceiveSallaDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveSallaDeliveryMutationOptions(options), queryClient);
    }
    export const getReceiveZidDeliveryUrl = (uuid: string,
    params?: ReceiveZidDeliveryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/stores/zid/${encodeURIComponent(String(uuid))}?${stringifiedParams}` : `/api/stores/zid/${encodeURIComponent(String(uuid))}`
}

/**
 * Called by Zid with any of its events. `Authorization` must contain the store's user name and secret (HTTP Basic). An authenticated delivery is stored and answered with 200, whatever its content, and processed afterwards, so Zid never counts a failure because of what it sent. The same bytes within seven days have an effect only once. What the store said last about an order counts, in whatever order deliveries arrive.
 * @summary Receive a delivery from Zid
 */
export const receiveZidDelivery = async (uuid: string,
    storePayload: StorePayload,
    params?: ReceiveZidDeliveryParams, options?: Parameters<typeof fetcher>[1]): Promise<StoreReceipt> => {

return fetcher<StoreReceipt>(getReceiveZidDeliveryUrl(uuid,params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(storePayload)
  }
);}





export const getReceiveZidDeliveryMutationKey = () => ['receiveZidDelivery'] as const;

export const getReceiveZidDeliveryMutationOptions = <TError = ErrorType<ForgedDeliveryResponse | NotFoundResponse | DeliveryTooLargeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveZidDelivery>>, TError,ReceiveZidDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveZidDelivery>>, TError,ReceiveZidDeliveryMutationVariables, TContext> => {

const mutationKey = getReceiveZidDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveZidDelivery>>, ReceiveZidDeliveryMutationVariables> = (props) => {
          const {uuid,data,params} = props ?? {};

          return  receiveZidDelivery(uuid,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveZidDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof receiveZidDelivery>>>
    export type ReceiveZidDeliveryMutationBody = StorePayload
    export type ReceiveZidDeliveryMutationError = ErrorType<ForgedDeliveryResponse | NotFoundResponse | DeliveryTooLargeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ReceiveZidDeliveryMutationVariables = {uuid: string;data: StorePayload;params?: ReceiveZidDeliveryParams}

    /**
 * @summary Receive a delivery from Zid
 */
export const useReceiveZidDelivery = <TError = ErrorType<ForgedDeliveryResponse | NotFoundResponse | DeliveryTooLargeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveZidDelivery>>, TError,ReceiveZidDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveZidDelivery>>,
        TError,
        ReceiveZidDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveZidDeliveryMutationOptions(options), queryClient);
    }
    export const getGetStoreDeliveryUrl = (deliveryId: string,) => {




  return `/api/website/store-deliveries/${encodeURIComponent(String(deliveryId))}`
}

/**
 * Returns a delivery as it arrived, with its secrets masked.
 * @summary Show a delivery
 */
export const getStoreDelivery = async (deliveryId: string, options?: Parameters<typeof fetcher>[1]): Promise<StoreDeliveryDetails> => {

  return fetcher<StoreDeliveryDetails>(getGetStoreDeliveryUrl(deliveryId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoreDeliveryQueryKey = (deliveryId: string,) => {
    return [
    "getStoreDelivery", ...(deliveryId ? [deliveryId] : [])
    ] as const;
    }


export const getGetStoreDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getStoreDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(deliveryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreDelivery>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoreDeliveryQueryKey(deliveryId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoreDelivery>>> = ({ signal }) => getStoreDelivery(deliveryId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deliveryId !== null && deliveryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStoreDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoreDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getStoreDelivery>>>
export type GetStoreDeliveryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetStoreDelivery<TData = Awaited<ReturnType<typeof getStoreDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 deliveryId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoreDelivery>>,
          TError,
          Awaited<ReturnType<typeof getStoreDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoreDelivery<TData = Awaited<ReturnType<typeof getStoreDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 deliveryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoreDelivery>>,
          TError,
          Awaited<ReturnType<typeof getStoreDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStoreDelivery<TData = Awaited<ReturnType<typeof getStoreDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 deliveryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreDelivery>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a delivery
 */

export function useGetStoreDelivery<TData = Awaited<ReturnType<typeof getStoreDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 deliveryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreDelivery>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoreDeliveryQueryOptions(deliveryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReplayStoreDeliveryUrl = (deliveryId: string,) => {




  return `/api/website/store-deliveries/${encodeURIComponent(String(deliveryId))}/replay`
}

/**
 * Processes a delivery again by today's rules, and returns what changed. Later deliveries still take precedence. Only for company accounts.
 * @summary Replay a delivery
 */
export const replayStoreDelivery = async (deliveryId: string, options?: Parameters<typeof fetcher>[1]): Promise<StoreReplay> => {

  return fetcher<StoreReplay>(getReplayStoreDeliveryUrl(deliveryId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getReplayStoreDeliveryMutationKey = () => ['replayStoreDelivery'] as const;

export const getReplayStoreDeliveryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | ReplayConflictResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replayStoreDelivery>>, TError,ReplayStoreDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof replayStoreDelivery>>, TError,ReplayStoreDeliveryMutationVariables, TContext> => {

const mutationKey = getReplayStoreDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replayStoreDelivery>>, ReplayStoreDeliveryMutationVariables> = (props) => {
          const {deliveryId} = props ?? {};

          return  replayStoreDelivery(deliveryId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplayStoreDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof replayStoreDelivery>>>

    export type ReplayStoreDeliveryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | ReplayConflictResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ReplayStoreDeliveryMutationVariables = {deliveryId: string}

    /**
 * @summary Replay a delivery
 */
export const useReplayStoreDelivery = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | ReplayConflictResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replayStoreDelivery>>, TError,ReplayStoreDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replayStoreDelivery>>,
        TError,
        ReplayStoreDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getReplayStoreDeliveryMutationOptions(options), queryClient);
    }
    export const getListStoresUrl = () => {




  return `/api/website/stores`
}

/**
 * Returns the stores whose orders arrive here, in the order in which they were connected. Only for company accounts.
 * @summary List the stores
 */
export const listStores = async ( options?: Parameters<typeof fetcher>[1]): Promise<StoreConnectionList> => {

  return fetcher<StoreConnectionList>(getListStoresUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStoresQueryKey = () => {
    return [
    "listStores"
    ] as const;
    }


export const getListStoresQueryOptions = <TData = Awaited<ReturnType<typeof listStores>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStores>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoresQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStores>>> = ({ signal }) => listStores({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStores>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoresQueryResult = NonNullable<Awaited<ReturnType<typeof listStores>>>
export type ListStoresQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListStores<TData = Awaited<ReturnType<typeof listStores>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStores>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStores>>,
          TError,
          Awaited<ReturnType<typeof listStores>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStores<TData = Awaited<ReturnType<typeof listStores>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStores>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStores>>,
          TError,
          Awaited<ReturnType<typeof listStores>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStores<TData = Awaited<ReturnType<typeof listStores>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStores>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the stores
 */

export function useListStores<TData = Awaited<ReturnType<typeof listStores>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStores>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoresQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getConnectStoreUrl = () => {




  return `/api/website/stores`
}

/**
 * Creates an address for one store, to be entered at its platform, and returns the secret that proves its deliveries, once only, except to a repeat with the same `Idempotency-Key`. The account's plan limits the number of stores. Only for company accounts.
 * @summary Connect a store
 */
export const connectStore = async (storeConnect: StoreConnect,
    headers?: ConnectStoreHeaders, options?: Parameters<typeof fetcher>[1]): Promise<OpenedStore> => {

return fetcher<OpenedStore>(getConnectStoreUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(storeConnect)
  }
);}





export const getConnectStoreMutationKey = () => ['connectStore'] as const;

export const getConnectStoreMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | StoreLimitResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectStore>>, TError,ConnectStoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof connectStore>>, TError,ConnectStoreMutationVariables, TContext> => {

const mutationKey = getConnectStoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectStore>>, ConnectStoreMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  connectStore(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectStoreMutationResult = NonNullable<Awaited<ReturnType<typeof connectStore>>>
    export type ConnectStoreMutationBody = StoreConnect
    export type ConnectStoreMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | StoreLimitResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ConnectStoreMutationVariables = {data: StoreConnect;headers?: ConnectStoreHeaders}

    /**
 * @summary Connect a store
 */
export const useConnectStore = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | StoreLimitResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectStore>>, TError,ConnectStoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectStore>>,
        TError,
        ConnectStoreMutationVariables,
        TContext
      > => {
      return useMutation(getConnectStoreMutationOptions(options), queryClient);
    }
    export const getGetStoreUrl = (storeId: string,) => {




  return `/api/website/stores/${encodeURIComponent(String(storeId))}`
}

/**
 * Returns a store, and how well its deliveries arrive.
 * @summary Show a store
 */
export const getStore = async (storeId: string, options?: Parameters<typeof fetcher>[1]): Promise<StoreConnection> => {

  return fetcher<StoreConnection>(getGetStoreUrl(storeId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoreQueryKey = (storeId: string,) => {
    return [
    "getStore", ...(storeId ? [storeId] : [])
    ] as const;
    }


export const getGetStoreQueryOptions = <TData = Awaited<ReturnType<typeof getStore>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(storeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoreQueryKey(storeId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStore>>> = ({ signal }) => getStore(storeId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storeId !== null && storeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoreQueryResult = NonNullable<Awaited<ReturnType<typeof getStore>>>
export type GetStoreQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetStore<TData = Awaited<ReturnType<typeof getStore>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 storeId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStore>>,
          TError,
          Awaited<ReturnType<typeof getStore>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStore<TData = Awaited<ReturnType<typeof getStore>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 storeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStore>>,
          TError,
          Awaited<ReturnType<typeof getStore>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStore<TData = Awaited<ReturnType<typeof getStore>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 storeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a store
 */

export function useGetStore<TData = Awaited<ReturnType<typeof getStore>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 storeId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStore>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoreQueryOptions(storeId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateStoreUrl = (storeId: string,) => {




  return `/api/website/stores/${encodeURIComponent(String(storeId))}`
}

/**
 * Replaces the settings of a store.
 * @summary Change a store
 */
export const updateStore = async (storeId: string,
    storeUpdate: StoreUpdate, options?: Parameters<typeof fetcher>[1]): Promise<StoreConnection> => {

return fetcher<StoreConnection>(getUpdateStoreUrl(storeId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(storeUpdate)
  }
);}





export const getUpdateStoreMutationKey = () => ['updateStore'] as const;

export const getUpdateStoreMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStore>>, TError,UpdateStoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStore>>, TError,UpdateStoreMutationVariables, TContext> => {

const mutationKey = getUpdateStoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStore>>, UpdateStoreMutationVariables> = (props) => {
          const {storeId,data} = props ?? {};

          return  updateStore(storeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStoreMutationResult = NonNullable<Awaited<ReturnType<typeof updateStore>>>
    export type UpdateStoreMutationBody = StoreUpdate
    export type UpdateStoreMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateStoreMutationVariables = {storeId: string;data: StoreUpdate}

    /**
 * @summary Change a store
 */
export const useUpdateStore = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStore>>, TError,UpdateStoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStore>>,
        TError,
        UpdateStoreMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStoreMutationOptions(options), queryClient);
    }
    export const getDisconnectStoreUrl = (storeId: string,) => {




  return `/api/website/stores/${encodeURIComponent(String(storeId))}`
}

/**
 * Disconnects a store. Its address stops working immediately. Its deliveries, orders and access are deleted; shipments stay.
 * @summary Disconnect a store
 */
export const disconnectStore = async (storeId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDisconnectStoreUrl(storeId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDisconnectStoreMutationKey = () => ['disconnectStore'] as const;

export const getDisconnectStoreMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disconnectStore>>, TError,DisconnectStoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof disconnectStore>>, TError,DisconnectStoreMutationVariables, TContext> => {

const mutationKey = getDisconnectStoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disconnectStore>>, DisconnectStoreMutationVariables> = (props) => {
          const {storeId} = props ?? {};

          return  disconnectStore(storeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisconnectStoreMutationResult = NonNullable<Awaited<ReturnType<typeof disconnectStore>>>

    export type DisconnectStoreMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DisconnectStoreMutationVariables = {storeId: string}

    /**
 * @summary Disconnect a store
 */
export const useDisconnectStore = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disconnectStore>>, TError,DisconnectStoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disconnectStore>>,
        TError,
        DisconnectStoreMutationVariables,
        TContext
      > => {
      return useMutation(getDisconnectStoreMutationOptions(options), queryClient);
    }
    export const getGrantStoreAccessUrl = (storeId: string,) => {




  return `/api/website/stores/${encodeURIComponent(String(storeId))}/access`
}

/**
 * Saves the token with which the store is told what became of its orders. For stores on Zid, which shows the token to the store's owner; Salla grants access itself with its first delivery.
 * @summary Grant access to a store
 */
export const grantStoreAccess = async (storeId: string,
    storeAccessGrant: StoreAccessGrant, options?: Parameters<typeof fetcher>[1]): Promise<StoreConnection> => {

return fetcher<StoreConnection>(getGrantStoreAccessUrl(storeId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(storeAccessGrant)
  }
);}





export const getGrantStoreAccessMutationKey = () => ['grantStoreAccess'] as const;

export const getGrantStoreAccessMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | GrantsItselfResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantStoreAccess>>, TError,GrantStoreAccessMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof grantStoreAccess>>, TError,GrantStoreAccessMutationVariables, TContext> => {

const mutationKey = getGrantStoreAccessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof grantStoreAccess>>, GrantStoreAccessMutationVariables> = (props) => {
          const {storeId,data} = props ?? {};

          return  grantStoreAccess(storeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GrantStoreAccessMutationResult = NonNullable<Awaited<ReturnType<typeof grantStoreAccess>>>
    export type GrantStoreAccessMutationBody = StoreAccessGrant
    export type GrantStoreAccessMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | GrantsItselfResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type GrantStoreAccessMutationVariables = {storeId: string;data: StoreAccessGrant}

    /**
 * @summary Grant access to a store
 */
export const useGrantStoreAccess = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | GrantsItselfResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantStoreAccess>>, TError,GrantStoreAccessMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof grantStoreAccess>>,
        TError,
        GrantStoreAccessMutationVariables,
        TContext
      > => {
      return useMutation(getGrantStoreAccessMutationOptions(options), queryClient);
    }
    export const getRenewStoreAddressUrl = (storeId: string,) => {




  return `/api/website/stores/${encodeURIComponent(String(storeId))}/address`
}

/**
 * Creates a new address. The previous one stops working immediately, so the new one must be entered at the platform. Zid resumes a suspended webhook only at a new address.
 * @summary Renew a store's address
 */
export const renewStoreAddress = async (storeId: string, options?: Parameters<typeof fetcher>[1]): Promise<StoreConnection> => {

  return fetcher<StoreConnection>(getRenewStoreAddressUrl(storeId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRenewStoreAddressMutationKey = () => ['renewStoreAddress'] as const;

export const getRenewStoreAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewStoreAddress>>, TError,RenewStoreAddressMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof renewStoreAddress>>, TError,RenewStoreAddressMutationVariables, TContext> => {

const mutationKey = getRenewStoreAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewStoreAddress>>, RenewStoreAddressMutationVariables> = (props) => {
          const {storeId} = props ?? {};

          return  renewStoreAddress(storeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewStoreAddressMutationResult = NonNullable<Awaited<ReturnType<typeof renewStoreAddress>>>

    export type RenewStoreAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RenewStoreAddressMutationVariables = {storeId: string}

    /**
 * @summary Renew a store's address
 */
export const useRenewStoreAddress = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewStoreAddress>>, TError,RenewStoreAddressMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewStoreAddress>>,
        TError,
        RenewStoreAddressMutationVariables,
        TContext
      > => {
      return useMutation(getRenewStoreAddressMutationOptions(options), queryClient);
    }
    export const getListStoreDeliveriesUrl = (storeId: string,
    params?: ListStoreDeliveriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/stores/${encodeURIComponent(String(storeId))}/deliveries?${stringifiedParams}` : `/api/website/stores/${encodeURIComponent(String(storeId))}/deliveries`
}

/**
 * Returns what arrived at the address of a store in the last 30 days, newest first. Of refused deliveries, at most 100 an hour are stored and counted.
 * @summary List a store's deliveries
 */
export const listStoreDeliveries = async (storeId: string,
    params?: ListStoreDeliveriesParams, options?: Parameters<typeof fetcher>[1]): Promise<StoreDeliveryList> => {

  return fetcher<StoreDeliveryList>(getListStoreDeliveriesUrl(storeId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStoreDeliveriesQueryKey = (storeId: string,
    params?: ListStoreDeliveriesParams,) => {
    return [
    "listStoreDeliveries", ...(storeId ? [storeId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListStoreDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof listStoreDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(storeId: string,
    params?: ListStoreDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreDeliveries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoreDeliveriesQueryKey(storeId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStoreDeliveries>>> = ({ signal }) => listStoreDeliveries(storeId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: storeId !== null && storeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStoreDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoreDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof listStoreDeliveries>>>
export type ListStoreDeliveriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListStoreDeliveries<TData = Awaited<ReturnType<typeof listStoreDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 storeId: string,
    params: undefined |  ListStoreDeliveriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreDeliveries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoreDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listStoreDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoreDeliveries<TData = Awaited<ReturnType<typeof listStoreDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 storeId: string,
    params?: ListStoreDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreDeliveries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoreDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listStoreDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStoreDeliveries<TData = Awaited<ReturnType<typeof listStoreDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 storeId: string,
    params?: ListStoreDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreDeliveries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a store's deliveries
 */

export function useListStoreDeliveries<TData = Awaited<ReturnType<typeof listStoreDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 storeId: string,
    params?: ListStoreDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoreDeliveries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoreDeliveriesQueryOptions(storeId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRenewStoreSecretUrl = (storeId: string,) => {




  return `/api/website/stores/${encodeURIComponent(String(storeId))}/secret`
}

/**
 * Replaces the secret with one that the platform gave, or with a new random one, and returns it, once only. The previous secret is accepted for another day; any earlier one becomes invalid.
 * @summary Renew a store's secret
 */
export const renewStoreSecret = async (storeId: string,
    storeSecretUpdate: StoreSecretUpdate, options?: Parameters<typeof fetcher>[1]): Promise<OpenedStore> => {

return fetcher<OpenedStore>(getRenewStoreSecretUrl(storeId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(storeSecretUpdate)
  }
);}





export const getRenewStoreSecretMutationKey = () => ['renewStoreSecret'] as const;

export const getRenewStoreSecretMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewStoreSecret>>, TError,RenewStoreSecretMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof renewStoreSecret>>, TError,RenewStoreSecretMutationVariables, TContext> => {

const mutationKey = getRenewStoreSecretMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewStoreSecret>>, RenewStoreSecretMutationVariables> = (props) => {
          const {storeId,data} = props ?? {};

          return  renewStoreSecret(storeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewStoreSecretMutationResult = NonNullable<Awaited<ReturnType<typeof renewStoreSecret>>>
    export type RenewStoreSecretMutationBody = StoreSecretUpdate
    export type RenewStoreSecretMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RenewStoreSecretMutationVariables = {storeId: string;data: StoreSecretUpdate}

    /**
 * @summary Renew a store's secret
 */
export const useRenewStoreSecret = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAndConfirmedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewStoreSecret>>, TError,RenewStoreSecretMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewStoreSecret>>,
        TError,
        RenewStoreSecretMutationVariables,
        TContext
      > => {
      return useMutation(getRenewStoreSecretMutationOptions(options), queryClient);
    }
    export const getSimulateStoreUrl = (storeId: string,) => {




  return `/api/website/stores/${encodeURIComponent(String(storeId))}/simulation`
}

/**
 * In demo mode, enters the store's address and secret at a simulated store of its platform, as its owner would, and returns the page on which orders can be placed there. In any other mode, the response is 404.
 * @summary Connect a store to the simulator
 */
export const simulateStore = async (storeId: string, options?: Parameters<typeof fetcher>[1]): Promise<StoreSimulation> => {

  return fetcher<StoreSimulation>(getSimulateStoreUrl(storeId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSimulateStoreMutationKey = () => ['simulateStore'] as const;

export const getSimulateStoreMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof simulateStore>>, TError,SimulateStoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof simulateStore>>, TError,SimulateStoreMutationVariables, TContext> => {

const mutationKey = getSimulateStoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof simulateStore>>, SimulateStoreMutationVariables> = (props) => {
          const {storeId} = props ?? {};

          return  simulateStore(storeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SimulateStoreMutationResult = NonNullable<Awaited<ReturnType<typeof simulateStore>>>

    export type SimulateStoreMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type SimulateStoreMutationVariables = {storeId: string}

    /**
 * @summary Connect a store to the simulator
 */
export const useSimulateStore = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof simulateStore>>, TError,SimulateStoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof simulateStore>>,
        TError,
        SimulateStoreMutationVariables,
        TContext
      > => {
      return useMutation(getSimulateStoreMutationOptions(options), queryClient);
    }
