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
  CreateWebhookEndpointHeaders
} from '../model/create-webhook-endpoint-headers.ts';

import type {
  EndpointNotActiveResponse
} from '../model/endpoint-not-active-response.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidNewWebhookEndpointResponse
} from '../model/invalid-new-webhook-endpoint-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  IssuedWebhookSecret
} from '../model/issued-webhook-secret.ts';

import type {
  ListWebhookMessagesParams
} from '../model/list-webhook-messages-params.ts';

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

import type {
  WebhookEndpointCreate
} from '../model/webhook-endpoint-create.ts';

import type {
  WebhookEndpointLimitResponse
} from '../model/webhook-endpoint-limit-response.ts';

import type {
  WebhookEndpointList
} from '../model/webhook-endpoint-list.ts';

import type {
  WebhookEndpointUpdate
} from '../model/webhook-endpoint-update.ts';

import type {
  WebhookEndpoint
} from '../model/webhook-endpoint.ts';

import type {
  WebhookMessageDetails
} from '../model/webhook-message-details.ts';

import type {
  WebhookMessageList
} from '../model/webhook-message-list.ts';

import type {
  WebhookMessage
} from '../model/webhook-message.ts';

import type {
  WebhookResend
} from '../model/webhook-resend.ts';

import type {
  WebhookResent
} from '../model/webhook-resent.ts';

import type {
  WebhookSecretRotation
} from '../model/webhook-secret-rotation.ts';

import type {
  WebhookTest
} from '../model/webhook-test.ts';

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

export const getListWebhookEndpointsUrl = () => {




  return `/api/website/webhook-endpoints`
}

/**
 * Returns the account's webhook endpoints, newest first, without their secrets.
 * @summary List the webhook endpoints
 */
export const listWebhookEndpoints = async ( options?: Parameters<typeof fetcher>[1]): Promise<WebhookEndpointList> => {

  return fetcher<WebhookEndpointList>(getListWebhookEndpointsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWebhookEndpointsQueryKey = () => {
    return [
    "listWebhookEndpoints"
    ] as const;
    }


export const getListWebhookEndpointsQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhookEndpointsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookEndpoints>>> = ({ signal }) => listWebhookEndpoints({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookEndpointsQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookEndpoints>>>
export type ListWebhookEndpointsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookEndpoints>>,
          TError,
          Awaited<ReturnType<typeof listWebhookEndpoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookEndpoints>>,
          TError,
          Awaited<ReturnType<typeof listWebhookEndpoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the webhook endpoints
 */

export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhookEndpointsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateWebhookEndpointUrl = () => {




  return `/api/website/webhook-endpoints`
}

/**
 * Returns the secret that signs its webhooks, once only, except to a repeat with the same `Idempotency-Key`. The account's plan limits the number of endpoints, and separately the number of those for test keys.
 * @summary Create a webhook endpoint
 */
export const createWebhookEndpoint = async (webhookEndpointCreate: WebhookEndpointCreate,
    headers?: CreateWebhookEndpointHeaders, options?: Parameters<typeof fetcher>[1]): Promise<IssuedWebhookSecret> => {

return fetcher<IssuedWebhookSecret>(getCreateWebhookEndpointUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(webhookEndpointCreate)
  }
);}





export const getCreateWebhookEndpointMutationKey = () => ['createWebhookEndpoint'] as const;

export const getCreateWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | WebhookEndpointLimitResponse | PayloadTooLargeResponse | InvalidNewWebhookEndpointResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getCreateWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWebhookEndpoint>>, CreateWebhookEndpointMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createWebhookEndpoint(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof createWebhookEndpoint>>>
    export type CreateWebhookEndpointMutationBody = WebhookEndpointCreate
    export type CreateWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | WebhookEndpointLimitResponse | PayloadTooLargeResponse | InvalidNewWebhookEndpointResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateWebhookEndpointMutationVariables = {data: WebhookEndpointCreate;headers?: CreateWebhookEndpointHeaders}

    /**
 * @summary Create a webhook endpoint
 */
export const useCreateWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | WebhookEndpointLimitResponse | PayloadTooLargeResponse | InvalidNewWebhookEndpointResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWebhookEndpoint>>,
        TError,
        CreateWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getGetWebhookEndpointUrl = (endpointId: string,) => {




  return `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}`
}

/**
 * Returns a webhook endpoint of this account, without its secret.
 * @summary Show a webhook endpoint
 */
export const getWebhookEndpoint = async (endpointId: string, options?: Parameters<typeof fetcher>[1]): Promise<WebhookEndpoint> => {

  return fetcher<WebhookEndpoint>(getGetWebhookEndpointUrl(endpointId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetWebhookEndpointQueryKey = (endpointId: string,) => {
    return [
    "getWebhookEndpoint", ...(endpointId ? [endpointId] : [])
    ] as const;
    }


export const getGetWebhookEndpointQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(endpointId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWebhookEndpointQueryKey(endpointId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookEndpoint>>> = ({ signal }) => getWebhookEndpoint(endpointId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: endpointId !== null && endpointId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookEndpointQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhookEndpoint>>>
export type GetWebhookEndpointQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookEndpoint>>,
          TError,
          Awaited<ReturnType<typeof getWebhookEndpoint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookEndpoint>>,
          TError,
          Awaited<ReturnType<typeof getWebhookEndpoint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a webhook endpoint
 */

export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWebhookEndpointQueryOptions(endpointId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateWebhookEndpointUrl = (endpointId: string,) => {




  return `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}`
}

/**
 * Replaces the settings of the endpoint. Waiting webhooks are sent to the new address. An endpoint that becomes active again receives what happens from then on; `resendWebhooks` sends what it missed. The account's plan limits the number of active endpoints: when a larger plan ends, the newest ones beyond the limit are paused within an hour.
 * @summary Change a webhook endpoint
 */
export const updateWebhookEndpoint = async (endpointId: string,
    webhookEndpointUpdate: WebhookEndpointUpdate, options?: Parameters<typeof fetcher>[1]): Promise<WebhookEndpoint> => {

return fetcher<WebhookEndpoint>(getUpdateWebhookEndpointUrl(endpointId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(webhookEndpointUpdate)
  }
);}





export const getUpdateWebhookEndpointMutationKey = () => ['updateWebhookEndpoint'] as const;

export const getUpdateWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | WebhookEndpointLimitResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getUpdateWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWebhookEndpoint>>, UpdateWebhookEndpointMutationVariables> = (props) => {
          const {endpointId,data} = props ?? {};

          return  updateWebhookEndpoint(endpointId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof updateWebhookEndpoint>>>
    export type UpdateWebhookEndpointMutationBody = WebhookEndpointUpdate
    export type UpdateWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | WebhookEndpointLimitResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateWebhookEndpointMutationVariables = {endpointId: string;data: WebhookEndpointUpdate}

    /**
 * @summary Change a webhook endpoint
 */
export const useUpdateWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | WebhookEndpointLimitResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWebhookEndpoint>>,
        TError,
        UpdateWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getDeleteWebhookEndpointUrl = (endpointId: string,) => {




  return `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}`
}

/**
 * Deletes the endpoint and its log. Waiting webhooks are no longer sent.
 * @summary Delete a webhook endpoint
 */
export const deleteWebhookEndpoint = async (endpointId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteWebhookEndpointUrl(endpointId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteWebhookEndpointMutationKey = () => ['deleteWebhookEndpoint'] as const;

export const getDeleteWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getDeleteWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, DeleteWebhookEndpointMutationVariables> = (props) => {
          const {endpointId} = props ?? {};

          return  deleteWebhookEndpoint(endpointId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWebhookEndpoint>>>

    export type DeleteWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteWebhookEndpointMutationVariables = {endpointId: string}

    /**
 * @summary Delete a webhook endpoint
 */
export const useDeleteWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWebhookEndpoint>>,
        TError,
        DeleteWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getListWebhookMessagesUrl = (endpointId: string,
    params?: ListWebhookMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}/messages?${stringifiedParams}` : `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}/messages`
}

/**
 * Returns the webhooks of the last 30 days, newest first.
 * @summary List the webhooks of an endpoint
 */
export const listWebhookMessages = async (endpointId: string,
    params?: ListWebhookMessagesParams, options?: Parameters<typeof fetcher>[1]): Promise<WebhookMessageList> => {

  return fetcher<WebhookMessageList>(getListWebhookMessagesUrl(endpointId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWebhookMessagesQueryKey = (endpointId: string,
    params?: ListWebhookMessagesParams,) => {
    return [
    "listWebhookMessages", ...(endpointId ? [endpointId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListWebhookMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(endpointId: string,
    params?: ListWebhookMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhookMessagesQueryKey(endpointId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookMessages>>> = ({ signal }) => listWebhookMessages(endpointId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: endpointId !== null && endpointId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookMessages>>>
export type ListWebhookMessagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListWebhookMessages<TData = Awaited<ReturnType<typeof listWebhookMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string,
    params: undefined |  ListWebhookMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookMessages>>,
          TError,
          Awaited<ReturnType<typeof listWebhookMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookMessages<TData = Awaited<ReturnType<typeof listWebhookMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string,
    params?: ListWebhookMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookMessages>>,
          TError,
          Awaited<ReturnType<typeof listWebhookMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookMessages<TData = Awaited<ReturnType<typeof listWebhookMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string,
    params?: ListWebhookMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the webhooks of an endpoint
 */

export function useListWebhookMessages<TData = Awaited<ReturnType<typeof listWebhookMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string,
    params?: ListWebhookMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookMessages>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhookMessagesQueryOptions(endpointId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetWebhookMessageUrl = (endpointId: string,
    messageId: string,) => {




  return `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}/messages/${encodeURIComponent(String(messageId))}`
}

/**
 * Returns a webhook with its body and the results of its latest attempts.
 * @summary Show a webhook
 */
export const getWebhookMessage = async (endpointId: string,
    messageId: string, options?: Parameters<typeof fetcher>[1]): Promise<WebhookMessageDetails> => {

  return fetcher<WebhookMessageDetails>(getGetWebhookMessageUrl(endpointId,messageId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetWebhookMessageQueryKey = (endpointId: string,
    messageId: string,) => {
    return [
    "getWebhookMessage", ...(messageId ? [messageId] : []), ...(endpointId ? [endpointId] : [])
    ] as const;
    }


export const getGetWebhookMessageQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(endpointId: string,
    messageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWebhookMessageQueryKey(endpointId,messageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookMessage>>> = ({ signal }) => getWebhookMessage(endpointId,messageId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: endpointId !== null && endpointId !== undefined && messageId !== null && messageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhookMessage>>>
export type GetWebhookMessageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetWebhookMessage<TData = Awaited<ReturnType<typeof getWebhookMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string,
    messageId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookMessage>>,
          TError,
          Awaited<ReturnType<typeof getWebhookMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookMessage<TData = Awaited<ReturnType<typeof getWebhookMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string,
    messageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookMessage>>,
          TError,
          Awaited<ReturnType<typeof getWebhookMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookMessage<TData = Awaited<ReturnType<typeof getWebhookMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string,
    messageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a webhook
 */

export function useGetWebhookMessage<TData = Awaited<ReturnType<typeof getWebhookMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 endpointId: string,
    messageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookMessage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWebhookMessageQueryOptions(endpointId,messageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getResendWebhookUrl = (endpointId: string,
    messageId: string,) => {




  return `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}/messages/${encodeURIComponent(String(messageId))}/resend`
}

/**
 * Sends a webhook again with the same `webhook-id`, whether or not it was delivered.
 * @summary Send a webhook again
 */
export const resendWebhook = async (endpointId: string,
    messageId: string, options?: Parameters<typeof fetcher>[1]): Promise<WebhookMessage> => {

  return fetcher<WebhookMessage>(getResendWebhookUrl(endpointId,messageId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResendWebhookMutationKey = () => ['resendWebhook'] as const;

export const getResendWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhook>>, TError,ResendWebhookMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendWebhook>>, TError,ResendWebhookMutationVariables, TContext> => {

const mutationKey = getResendWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendWebhook>>, ResendWebhookMutationVariables> = (props) => {
          const {endpointId,messageId} = props ?? {};

          return  resendWebhook(endpointId,messageId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof resendWebhook>>>

    export type ResendWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ResendWebhookMutationVariables = {endpointId: string;messageId: string}

    /**
 * @summary Send a webhook again
 */
export const useResendWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhook>>, TError,ResendWebhookMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendWebhook>>,
        TError,
        ResendWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getResendWebhookMutationOptions(options), queryClient);
    }
    export const getResendWebhooksUrl = (endpointId: string,) => {




  return `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}/resend`
}

/**
 * Sends every webhook again that was not delivered since a given time, each with its own `webhook-id`.
 * @summary Send all undelivered webhooks again
 */
export const resendWebhooks = async (endpointId: string,
    webhookResend: WebhookResend, options?: Parameters<typeof fetcher>[1]): Promise<WebhookResent> => {

return fetcher<WebhookResent>(getResendWebhooksUrl(endpointId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(webhookResend)
  }
);}





export const getResendWebhooksMutationKey = () => ['resendWebhooks'] as const;

export const getResendWebhooksMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhooks>>, TError,ResendWebhooksMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendWebhooks>>, TError,ResendWebhooksMutationVariables, TContext> => {

const mutationKey = getResendWebhooksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendWebhooks>>, ResendWebhooksMutationVariables> = (props) => {
          const {endpointId,data} = props ?? {};

          return  resendWebhooks(endpointId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendWebhooksMutationResult = NonNullable<Awaited<ReturnType<typeof resendWebhooks>>>
    export type ResendWebhooksMutationBody = WebhookResend
    export type ResendWebhooksMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ResendWebhooksMutationVariables = {endpointId: string;data: WebhookResend}

    /**
 * @summary Send all undelivered webhooks again
 */
export const useResendWebhooks = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhooks>>, TError,ResendWebhooksMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendWebhooks>>,
        TError,
        ResendWebhooksMutationVariables,
        TContext
      > => {
      return useMutation(getResendWebhooksMutationOptions(options), queryClient);
    }
    export const getRotateWebhookSecretUrl = (endpointId: string,) => {




  return `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}/secret`
}

/**
 * Returns the new secret, once only. For `grace_hours`, webhooks are also signed with the previous secret; any earlier one becomes invalid.
 * @summary Rotate a webhook endpoint's secret
 */
export const rotateWebhookSecret = async (endpointId: string,
    webhookSecretRotation: WebhookSecretRotation, options?: Parameters<typeof fetcher>[1]): Promise<IssuedWebhookSecret> => {

return fetcher<IssuedWebhookSecret>(getRotateWebhookSecretUrl(endpointId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(webhookSecretRotation)
  }
);}





export const getRotateWebhookSecretMutationKey = () => ['rotateWebhookSecret'] as const;

export const getRotateWebhookSecretMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext> => {

const mutationKey = getRotateWebhookSecretMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rotateWebhookSecret>>, RotateWebhookSecretMutationVariables> = (props) => {
          const {endpointId,data} = props ?? {};

          return  rotateWebhookSecret(endpointId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RotateWebhookSecretMutationResult = NonNullable<Awaited<ReturnType<typeof rotateWebhookSecret>>>
    export type RotateWebhookSecretMutationBody = WebhookSecretRotation
    export type RotateWebhookSecretMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RotateWebhookSecretMutationVariables = {endpointId: string;data: WebhookSecretRotation}

    /**
 * @summary Rotate a webhook endpoint's secret
 */
export const useRotateWebhookSecret = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateWebhookSecret>>, TError,RotateWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rotateWebhookSecret>>,
        TError,
        RotateWebhookSecretMutationVariables,
        TContext
      > => {
      return useMutation(getRotateWebhookSecretMutationOptions(options), queryClient);
    }
    export const getSendTestWebhookUrl = (endpointId: string,) => {




  return `/api/website/webhook-endpoints/${encodeURIComponent(String(endpointId))}/test`
}

/**
 * Sends a sample of one event to the endpoint, even if the endpoint does not receive that event. It is treated like any other webhook: signed, retried and logged. Its `sample` is true.
 * @summary Send a test event
 */
export const sendTestWebhook = async (endpointId: string,
    webhookTest: WebhookTest, options?: Parameters<typeof fetcher>[1]): Promise<WebhookMessage> => {

return fetcher<WebhookMessage>(getSendTestWebhookUrl(endpointId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(webhookTest)
  }
);}





export const getSendTestWebhookMutationKey = () => ['sendTestWebhook'] as const;

export const getSendTestWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTestWebhook>>, TError,SendTestWebhookMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendTestWebhook>>, TError,SendTestWebhookMutationVariables, TContext> => {

const mutationKey = getSendTestWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendTestWebhook>>, SendTestWebhookMutationVariables> = (props) => {
          const {endpointId,data} = props ?? {};

          return  sendTestWebhook(endpointId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendTestWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof sendTestWebhook>>>
    export type SendTestWebhookMutationBody = WebhookTest
    export type SendTestWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type SendTestWebhookMutationVariables = {endpointId: string;data: WebhookTest}

    /**
 * @summary Send a test event
 */
export const useSendTestWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | EndpointNotActiveResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTestWebhook>>, TError,SendTestWebhookMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendTestWebhook>>,
        TError,
        SendTestWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getSendTestWebhookMutationOptions(options), queryClient);
    }
