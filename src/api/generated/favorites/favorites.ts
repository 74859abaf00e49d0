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
  FavoriteInput
} from '../model/favorite-input.ts';

import type {
  FavoriteList
} from '../model/favorite-list.ts';

import type {
  Favorite
} from '../model/favorite.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

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

export const getListFavoritesUrl = () => {




  return `/api/website/favorites`
}

/**
 * Returns the couriers that the account has marked as favorites, in the order in which they were added.
 * @summary List the favorites
 */
export const listFavorites = async ( options?: Parameters<typeof fetcher>[1]): Promise<FavoriteList> => {

  return fetcher<FavoriteList>(getListFavoritesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFavoritesQueryKey = () => {
    return [
    "listFavorites"
    ] as const;
    }


export const getListFavoritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoritesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavorites>>> = ({ signal }) => listFavorites({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavorites>>>
export type ListFavoritesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the favorites
 */

export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavoritesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveFavoriteUrl = (courierId: string,) => {




  return `/api/website/favorites/${encodeURIComponent(String(courierId))}`
}

/**
 * Adds the courier to the favorites if it is not one yet, and makes it the default courier or an ordinary favorite if the body requires that. Repeating the request changes nothing. An account can have at most 200 favorites and one default courier.
 * @summary Add or change a favorite
 */
export const saveFavorite = async (courierId: string,
    favoriteInput: FavoriteInput, options?: Parameters<typeof fetcher>[1]): Promise<Favorite> => {

return fetcher<Favorite>(getSaveFavoriteUrl(courierId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(favoriteInput)
  }
);}





export const getSaveFavoriteMutationKey = () => ['saveFavorite'] as const;

export const getSaveFavoriteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFavorite>>, TError,SaveFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof saveFavorite>>, TError,SaveFavoriteMutationVariables, TContext> => {

const mutationKey = getSaveFavoriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveFavorite>>, SaveFavoriteMutationVariables> = (props) => {
          const {courierId,data} = props ?? {};

          return  saveFavorite(courierId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveFavoriteMutationResult = NonNullable<Awaited<ReturnType<typeof saveFavorite>>>
    export type SaveFavoriteMutationBody = FavoriteInput
    export type SaveFavoriteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type SaveFavoriteMutationVariables = {courierId: string;data: FavoriteInput}

    /**
 * @summary Add or change a favorite
 */
export const useSaveFavorite = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFavorite>>, TError,SaveFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveFavorite>>,
        TError,
        SaveFavoriteMutationVariables,
        TContext
      > => {
      return useMutation(getSaveFavoriteMutationOptions(options), queryClient);
    }
    export const getDeleteFavoriteUrl = (courierId: string,) => {




  return `/api/website/favorites/${encodeURIComponent(String(courierId))}`
}

/**
 * Removes the courier from the favorites; it is no longer the default courier either. Succeeds even if the courier is not a favorite.
 * @summary Remove a favorite
 */
export const deleteFavorite = async (courierId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteFavoriteUrl(courierId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFavoriteMutationKey = () => ['deleteFavorite'] as const;

export const getDeleteFavoriteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFavorite>>, TError,DeleteFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFavorite>>, TError,DeleteFavoriteMutationVariables, TContext> => {

const mutationKey = getDeleteFavoriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFavorite>>, DeleteFavoriteMutationVariables> = (props) => {
          const {courierId} = props ?? {};

          return  deleteFavorite(courierId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFavoriteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFavorite>>>

    export type DeleteFavoriteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteFavoriteMutationVariables = {courierId: string}

    /**
 * @summary Remove a favorite
 */
export const useDeleteFavorite = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFavorite>>, TError,DeleteFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFavorite>>,
        TError,
        DeleteFavoriteMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFavoriteMutationOptions(options), queryClient);
    }
