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
  ApiKeyCreate
} from '../model/api-key-create.ts';

import type {
  ApiKeyLimitResponse
} from '../model/api-key-limit-response.ts';

import type {
  ApiKeyList
} from '../model/api-key-list.ts';

import type {
  ApiKeyRotation
} from '../model/api-key-rotation.ts';

import type {
  BadRequestResponse
} from '../model/bad-request-response.ts';

import type {
  ConfirmationRequiredResponse
} from '../model/confirmation-required-response.ts';

import type {
  CreateApiKeyHeaders
} from '../model/create-api-key-headers.ts';

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
  IssuedKey
} from '../model/issued-key.ts';

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

export const getListApiKeysUrl = () => {




  return `/api/website/api-keys`
}

/**
 * Returns the account's API keys, newest first, without their secrets. The newest keys beyond the limit of the account's plan are paused: requests with them are refused with `paused_by_plan`.
 * @summary List the API keys
 */
export const listApiKeys = async ( options?: Parameters<typeof fetcher>[1]): Promise<ApiKeyList> => {

  return fetcher<ApiKeyList>(getListApiKeysUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListApiKeysQueryKey = () => {
    return [
    "listApiKeys"
    ] as const;
    }


export const getListApiKeysQueryOptions = <TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApiKeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApiKeys>>> = ({ signal }) => listApiKeys({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApiKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listApiKeys>>>
export type ListApiKeysQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listApiKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listApiKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the API keys
 */

export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApiKeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateApiKeyUrl = () => {




  return `/api/website/api-keys`
}

/**
 * Returns the secret, once only, except to a repeat with the same `Idempotency-Key`. The owner is notified. The account's plan limits the number of keys, and separately the number of test keys.
 * @summary Create an API key
 */
export const createApiKey = async (apiKeyCreate: ApiKeyCreate,
    headers?: CreateApiKeyHeaders, options?: Parameters<typeof fetcher>[1]): Promise<IssuedKey> => {

return fetcher<IssuedKey>(getCreateApiKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(apiKeyCreate)
  }
);}





export const getCreateApiKeyMutationKey = () => ['createApiKey'] as const;

export const getCreateApiKeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | ApiKeyLimitResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext> => {

const mutationKey = getCreateApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createApiKey>>, CreateApiKeyMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createApiKey(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createApiKey>>>
    export type CreateApiKeyMutationBody = ApiKeyCreate
    export type CreateApiKeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | ApiKeyLimitResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateApiKeyMutationVariables = {data: ApiKeyCreate;headers?: CreateApiKeyHeaders}

    /**
 * @summary Create an API key
 */
export const useCreateApiKey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | ApiKeyLimitResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createApiKey>>,
        TError,
        CreateApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreateApiKeyMutationOptions(options), queryClient);
    }
    export const getRevokeApiKeyUrl = (clientKey: string,) => {




  return `/api/website/api-keys/${encodeURIComponent(String(clientKey))}`
}

/**
 * The key stops working with any of its secrets, and disappears from the list. The owner is notified.
 * @summary Revoke an API key
 */
export const revokeApiKey = async (clientKey: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRevokeApiKeyUrl(clientKey),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeApiKeyMutationKey = () => ['revokeApiKey'] as const;

export const getRevokeApiKeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApiKey>>, TError,RevokeApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeApiKey>>, TError,RevokeApiKeyMutationVariables, TContext> => {

const mutationKey = getRevokeApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeApiKey>>, RevokeApiKeyMutationVariables> = (props) => {
          const {clientKey} = props ?? {};

          return  revokeApiKey(clientKey,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof revokeApiKey>>>

    export type RevokeApiKeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RevokeApiKeyMutationVariables = {clientKey: string}

    /**
 * @summary Revoke an API key
 */
export const useRevokeApiKey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApiKey>>, TError,RevokeApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeApiKey>>,
        TError,
        RevokeApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeApiKeyMutationOptions(options), queryClient);
    }
    export const getRotateApiKeyUrl = (clientKey: string,) => {




  return `/api/website/api-keys/${encodeURIComponent(String(clientKey))}/rotate`
}

/**
 * Returns the new secret, once only. The previous secret stays valid for `grace_hours`; with 0 it becomes invalid immediately. Only one earlier secret can be valid at a time; any secret before it becomes invalid. The owner is notified.
 * @summary Rotate an API key's secret
 */
export const rotateApiKey = async (clientKey: string,
    apiKeyRotation: ApiKeyRotation, options?: Parameters<typeof fetcher>[1]): Promise<IssuedKey> => {

return fetcher<IssuedKey>(getRotateApiKeyUrl(clientKey),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(apiKeyRotation)
  }
);}





export const getRotateApiKeyMutationKey = () => ['rotateApiKey'] as const;

export const getRotateApiKeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateApiKey>>, TError,RotateApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof rotateApiKey>>, TError,RotateApiKeyMutationVariables, TContext> => {

const mutationKey = getRotateApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rotateApiKey>>, RotateApiKeyMutationVariables> = (props) => {
          const {clientKey,data} = props ?? {};

          return  rotateApiKey(clientKey,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RotateApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof rotateApiKey>>>
    export type RotateApiKeyMutationBody = ApiKeyRotation
    export type RotateApiKeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RotateApiKeyMutationVariables = {clientKey: string;data: ApiKeyRotation}

    /**
 * @summary Rotate an API key's secret
 */
export const useRotateApiKey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotateApiKey>>, TError,RotateApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rotateApiKey>>,
        TError,
        RotateApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRotateApiKeyMutationOptions(options), queryClient);
    }
