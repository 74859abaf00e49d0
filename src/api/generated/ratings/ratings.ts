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
  CourierRatingList
} from '../model/courier-rating-list.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  ListCourierRatingsParams
} from '../model/list-courier-ratings-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  RatingConflictResponse
} from '../model/rating-conflict-response.ts';

import type {
  RatingInput
} from '../model/rating-input.ts';

import type {
  RatingInvalidResponse
} from '../model/rating-invalid-response.ts';

import type {
  RatingInvitationList
} from '../model/rating-invitation-list.ts';

import type {
  RatingTooLateResponse
} from '../model/rating-too-late-response.ts';

import type {
  Rating
} from '../model/rating.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  ShipmentRating
} from '../model/shipment-rating.ts';

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

export const getListCourierRatingsUrl = (courierId: string,
    params?: ListCourierRatingsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/couriers/${encodeURIComponent(String(courierId))}/ratings?${stringifiedParams}` : `/api/website/couriers/${encodeURIComponent(String(courierId))}/ratings`
}

/**
 * Returns the ratings that accounts gave the courier for their own shipments, newest first by default, with a summary of all of them.
 * @summary List the ratings of a courier
 */
export const listCourierRatings = async (courierId: string,
    params?: ListCourierRatingsParams, options?: Parameters<typeof fetcher>[1]): Promise<CourierRatingList> => {

  return fetcher<CourierRatingList>(getListCourierRatingsUrl(courierId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCourierRatingsQueryKey = (courierId: string,
    params?: ListCourierRatingsParams,) => {
    return [
    "listCourierRatings", ...(courierId ? [courierId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListCourierRatingsQueryOptions = <TData = Awaited<ReturnType<typeof listCourierRatings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(courierId: string,
    params?: ListCourierRatingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierRatings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourierRatingsQueryKey(courierId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourierRatings>>> = ({ signal }) => listCourierRatings(courierId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: courierId !== null && courierId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourierRatings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCourierRatingsQueryResult = NonNullable<Awaited<ReturnType<typeof listCourierRatings>>>
export type ListCourierRatingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListCourierRatings<TData = Awaited<ReturnType<typeof listCourierRatings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    params: undefined |  ListCourierRatingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierRatings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourierRatings>>,
          TError,
          Awaited<ReturnType<typeof listCourierRatings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourierRatings<TData = Awaited<ReturnType<typeof listCourierRatings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    params?: ListCourierRatingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierRatings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourierRatings>>,
          TError,
          Awaited<ReturnType<typeof listCourierRatings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourierRatings<TData = Awaited<ReturnType<typeof listCourierRatings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    params?: ListCourierRatingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierRatings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ratings of a courier
 */

export function useListCourierRatings<TData = Awaited<ReturnType<typeof listCourierRatings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    params?: ListCourierRatingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierRatings>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourierRatingsQueryOptions(courierId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRatingInvitationsUrl = () => {




  return `/api/website/rating-invitations`
}

/**
 * Returns up to five shipments that were delivered in the last 14 days and have not been rated, newest first.
 * @summary List shipments to rate
 */
export const listRatingInvitations = async ( options?: Parameters<typeof fetcher>[1]): Promise<RatingInvitationList> => {

  return fetcher<RatingInvitationList>(getListRatingInvitationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRatingInvitationsQueryKey = () => {
    return [
    "listRatingInvitations"
    ] as const;
    }


export const getListRatingInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof listRatingInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingInvitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRatingInvitationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRatingInvitations>>> = ({ signal }) => listRatingInvitations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRatingInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRatingInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof listRatingInvitations>>>
export type ListRatingInvitationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListRatingInvitations<TData = Awaited<ReturnType<typeof listRatingInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRatingInvitations>>,
          TError,
          Awaited<ReturnType<typeof listRatingInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRatingInvitations<TData = Awaited<ReturnType<typeof listRatingInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRatingInvitations>>,
          TError,
          Awaited<ReturnType<typeof listRatingInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRatingInvitations<TData = Awaited<ReturnType<typeof listRatingInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingInvitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List shipments to rate
 */

export function useListRatingInvitations<TData = Awaited<ReturnType<typeof listRatingInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingInvitations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRatingInvitationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetShipmentRatingUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}/rating`
}

/**
 * Returns this account's rating of the shipment's courier, or whether and until when it can be given.
 * @summary Show the rating of a shipment
 */
export const getShipmentRating = async (shipmentId: string, options?: Parameters<typeof fetcher>[1]): Promise<ShipmentRating> => {

  return fetcher<ShipmentRating>(getGetShipmentRatingUrl(shipmentId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetShipmentRatingQueryKey = (shipmentId: string,) => {
    return [
    "getShipmentRating", ...(shipmentId ? [shipmentId] : [])
    ] as const;
    }


export const getGetShipmentRatingQueryOptions = <TData = Awaited<ReturnType<typeof getShipmentRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShipmentRatingQueryKey(shipmentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShipmentRating>>> = ({ signal }) => getShipmentRating(shipmentId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: shipmentId !== null && shipmentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShipmentRating>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShipmentRatingQueryResult = NonNullable<Awaited<ReturnType<typeof getShipmentRating>>>
export type GetShipmentRatingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetShipmentRating<TData = Awaited<ReturnType<typeof getShipmentRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentRating>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipmentRating>>,
          TError,
          Awaited<ReturnType<typeof getShipmentRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipmentRating<TData = Awaited<ReturnType<typeof getShipmentRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentRating>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipmentRating>>,
          TError,
          Awaited<ReturnType<typeof getShipmentRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipmentRating<TData = Awaited<ReturnType<typeof getShipmentRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the rating of a shipment
 */

export function useGetShipmentRating<TData = Awaited<ReturnType<typeof getShipmentRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShipmentRatingQueryOptions(shipmentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateRatingUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}/rating`
}

/**
 * Rates the courier that carried the shipment, once for each shipment and within 60 days after it became final. Everyone can see the rating, but not who gave it.
 * @summary Rate the courier of a shipment
 */
export const createRating = async (shipmentId: string,
    ratingInput: RatingInput, options?: Parameters<typeof fetcher>[1]): Promise<Rating> => {

return fetcher<Rating>(getCreateRatingUrl(shipmentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(ratingInput)
  }
);}





export const getCreateRatingMutationKey = () => ['createRating'] as const;

export const getCreateRatingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | RatingConflictResponse | PayloadTooLargeResponse | RatingInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRating>>, TError,CreateRatingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createRating>>, TError,CreateRatingMutationVariables, TContext> => {

const mutationKey = getCreateRatingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRating>>, CreateRatingMutationVariables> = (props) => {
          const {shipmentId,data} = props ?? {};

          return  createRating(shipmentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRatingMutationResult = NonNullable<Awaited<ReturnType<typeof createRating>>>
    export type CreateRatingMutationBody = RatingInput
    export type CreateRatingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | RatingConflictResponse | PayloadTooLargeResponse | RatingInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateRatingMutationVariables = {shipmentId: string;data: RatingInput}

    /**
 * @summary Rate the courier of a shipment
 */
export const useCreateRating = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | RatingConflictResponse | PayloadTooLargeResponse | RatingInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRating>>, TError,CreateRatingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRating>>,
        TError,
        CreateRatingMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRatingMutationOptions(options), queryClient);
    }
    export const getUpdateRatingUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}/rating`
}

/**
 * Replaces this account's rating of the shipment's courier, within 60 days after the shipment became final.
 * @summary Change a rating
 */
export const updateRating = async (shipmentId: string,
    ratingInput: RatingInput, options?: Parameters<typeof fetcher>[1]): Promise<Rating> => {

return fetcher<Rating>(getUpdateRatingUrl(shipmentId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(ratingInput)
  }
);}





export const getUpdateRatingMutationKey = () => ['updateRating'] as const;

export const getUpdateRatingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | RatingTooLateResponse | PayloadTooLargeResponse | RatingInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRating>>, TError,UpdateRatingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRating>>, TError,UpdateRatingMutationVariables, TContext> => {

const mutationKey = getUpdateRatingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRating>>, UpdateRatingMutationVariables> = (props) => {
          const {shipmentId,data} = props ?? {};

          return  updateRating(shipmentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRatingMutationResult = NonNullable<Awaited<ReturnType<typeof updateRating>>>
    export type UpdateRatingMutationBody = RatingInput
    export type UpdateRatingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | RatingTooLateResponse | PayloadTooLargeResponse | RatingInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateRatingMutationVariables = {shipmentId: string;data: RatingInput}

    /**
 * @summary Change a rating
 */
export const useUpdateRating = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | RatingTooLateResponse | PayloadTooLargeResponse | RatingInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRating>>, TError,UpdateRatingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRating>>,
        TError,
        UpdateRatingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRatingMutationOptions(options), queryClient);
    }
    export const getDeleteRatingUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}/rating`
}

/**
 * Deletes this account's rating of the shipment's courier. Possible at any time.
 * @summary Delete a rating
 */
export const deleteRating = async (shipmentId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteRatingUrl(shipmentId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteRatingMutationKey = () => ['deleteRating'] as const;

export const getDeleteRatingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRating>>, TError,DeleteRatingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRating>>, TError,DeleteRatingMutationVariables, TContext> => {

const mutationKey = getDeleteRatingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRating>>, DeleteRatingMutationVariables> = (props) => {
          const {shipmentId} = props ?? {};

          return  deleteRating(shipmentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRatingMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRating>>>

    export type DeleteRatingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteRatingMutationVariables = {shipmentId: string}

    /**
 * @summary Delete a rating
 */
export const useDeleteRating = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRating>>, TError,DeleteRatingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRating>>,
        TError,
        DeleteRatingMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRatingMutationOptions(options), queryClient);
    }
