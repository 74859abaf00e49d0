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
  BranchList
} from '../model/branch-list.ts';

import type {
  CourierList
} from '../model/courier-list.ts';

import type {
  CourierPhotoList
} from '../model/courier-photo-list.ts';

import type {
  CourierPriceTable
} from '../model/courier-price-table.ts';

import type {
  Courier
} from '../model/courier.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  ListBranchesParams
} from '../model/list-branches-params.ts';

import type {
  ListCouriersParams
} from '../model/list-couriers-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  PhotoFile
} from '../model/photo-file.ts';

import type {
  PriceChangeList
} from '../model/price-change-list.ts';

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
 * Returns the couriers that can be booked. With `origin`, `destination` and `weight`, each courier has its cheapest price for that parcel, or the reason why it does not take it.
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






export const getListBranchesUrl = (courierId: string,
    params?: ListBranchesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/couriers/${encodeURIComponent(String(courierId))}/branches?${stringifiedParams}` : `/api/website/couriers/${encodeURIComponent(String(courierId))}/branches`
}

/**
 * Returns the branches of a courier: the nearest first if `near` is given, otherwise sorted by city.
 * @summary List the branches of a courier
 */
export const listBranches = async (courierId: string,
    params?: ListBranchesParams, options?: Parameters<typeof fetcher>[1]): Promise<BranchList> => {

  return fetcher<BranchList>(getListBranchesUrl(courierId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBranchesQueryKey = (courierId: string,
    params?: ListBranchesParams,) => {
    return [
    "listBranches", ...(courierId ? [courierId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListBranchesQueryOptions = <TData = Awaited<ReturnType<typeof listBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(courierId: string,
    params?: ListBranchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBranches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBranchesQueryKey(courierId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBranches>>> = ({ signal }) => listBranches(courierId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: courierId !== null && courierId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBranches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBranchesQueryResult = NonNullable<Awaited<ReturnType<typeof listBranches>>>
export type ListBranchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListBranches<TData = Awaited<ReturnType<typeof listBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    params: undefined |  ListBranchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBranches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBranches>>,
          TError,
          Awaited<ReturnType<typeof listBranches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBranches<TData = Awaited<ReturnType<typeof listBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    params?: ListBranchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBranches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBranches>>,
          TError,
          Awaited<ReturnType<typeof listBranches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBranches<TData = Awaited<ReturnType<typeof listBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    params?: ListBranchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBranches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the branches of a courier
 */

export function useListBranches<TData = Awaited<ReturnType<typeof listBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    params?: ListBranchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBranches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBranchesQueryOptions(courierId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCourierPhotosUrl = (courierId: string,) => {




  return `/api/website/couriers/${encodeURIComponent(String(courierId))}/photos`
}

/**
 * Returns the photos with small previews.
 * @summary List the photos of a courier
 */
export const listCourierPhotos = async (courierId: string, options?: Parameters<typeof fetcher>[1]): Promise<CourierPhotoList> => {

  return fetcher<CourierPhotoList>(getListCourierPhotosUrl(courierId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCourierPhotosQueryKey = (courierId: string,) => {
    return [
    "listCourierPhotos", ...(courierId ? [courierId] : [])
    ] as const;
    }


export const getListCourierPhotosQueryOptions = <TData = Awaited<ReturnType<typeof listCourierPhotos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPhotos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourierPhotosQueryKey(courierId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourierPhotos>>> = ({ signal }) => listCourierPhotos(courierId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: courierId !== null && courierId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourierPhotos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCourierPhotosQueryResult = NonNullable<Awaited<ReturnType<typeof listCourierPhotos>>>
export type ListCourierPhotosQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListCourierPhotos<TData = Awaited<ReturnType<typeof listCourierPhotos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPhotos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourierPhotos>>,
          TError,
          Awaited<ReturnType<typeof listCourierPhotos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourierPhotos<TData = Awaited<ReturnType<typeof listCourierPhotos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPhotos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourierPhotos>>,
          TError,
          Awaited<ReturnType<typeof listCourierPhotos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourierPhotos<TData = Awaited<ReturnType<typeof listCourierPhotos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPhotos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the photos of a courier
 */

export function useListCourierPhotos<TData = Awaited<ReturnType<typeof listCourierPhotos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPhotos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourierPhotosQueryOptions(courierId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCourierPhotoUrl = (courierId: string,
    photoId: string,) => {




  return `/api/website/couriers/${encodeURIComponent(String(courierId))}/photos/${encodeURIComponent(String(photoId))}`
}

/**
 * Returns the whole photo.
 * @summary Show a photo of a courier
 */
export const getCourierPhoto = async (courierId: string,
    photoId: string, options?: Parameters<typeof fetcher>[1]): Promise<PhotoFile> => {

  return fetcher<PhotoFile>(getGetCourierPhotoUrl(courierId,photoId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCourierPhotoQueryKey = (courierId: string,
    photoId: string,) => {
    return [
    "getCourierPhoto", ...(photoId ? [photoId] : []), ...(courierId ? [courierId] : [])
    ] as const;
    }


export const getGetCourierPhotoQueryOptions = <TData = Awaited<ReturnType<typeof getCourierPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(courierId: string,
    photoId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierPhoto>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourierPhotoQueryKey(courierId,photoId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourierPhoto>>> = ({ signal }) => getCourierPhoto(courierId,photoId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: courierId !== null && courierId !== undefined && photoId !== null && photoId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourierPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourierPhotoQueryResult = NonNullable<Awaited<ReturnType<typeof getCourierPhoto>>>
export type GetCourierPhotoQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetCourierPhoto<TData = Awaited<ReturnType<typeof getCourierPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    photoId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierPhoto>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourierPhoto>>,
          TError,
          Awaited<ReturnType<typeof getCourierPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourierPhoto<TData = Awaited<ReturnType<typeof getCourierPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    photoId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierPhoto>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourierPhoto>>,
          TError,
          Awaited<ReturnType<typeof getCourierPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourierPhoto<TData = Awaited<ReturnType<typeof getCourierPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    photoId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierPhoto>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a photo of a courier
 */

export function useGetCourierPhoto<TData = Awaited<ReturnType<typeof getCourierPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string,
    photoId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierPhoto>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourierPhotoQueryOptions(courierId,photoId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPriceChangesUrl = (courierId: string,) => {




  return `/api/website/couriers/${encodeURIComponent(String(courierId))}/price-changes`
}

/**
 * Returns the last 100 changes of the courier's rate cards within a year, newest first: services and lanes that were added or removed, numbers that changed, codes that lists gained or lost, and rewordings of the notes. Quotes given before a change keep the earlier price.
 * @summary Show what changed in the prices of a courier
 */
export const listPriceChanges = async (courierId: string, options?: Parameters<typeof fetcher>[1]): Promise<PriceChangeList> => {

  return fetcher<PriceChangeList>(getListPriceChangesUrl(courierId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPriceChangesQueryKey = (courierId: string,) => {
    return [
    "listPriceChanges", ...(courierId ? [courierId] : [])
    ] as const;
    }


export const getListPriceChangesQueryOptions = <TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPriceChangesQueryKey(courierId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPriceChanges>>> = ({ signal }) => listPriceChanges(courierId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: courierId !== null && courierId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPriceChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listPriceChanges>>>
export type ListPriceChangesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListPriceChanges<TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceChanges>>,
          TError,
          Awaited<ReturnType<typeof listPriceChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceChanges<TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceChanges>>,
          TError,
          Awaited<ReturnType<typeof listPriceChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceChanges<TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show what changed in the prices of a courier
 */

export function useListPriceChanges<TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPriceChangesQueryOptions(courierId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCourierPricesUrl = (courierId: string,) => {




  return `/api/website/couriers/${encodeURIComponent(String(courierId))}/prices`
}

/**
 * Returns prices for parcels of the usual weights for each service and lane, each calculated as in a quote.
 * @summary Show the prices of a courier
 */
export const listCourierPrices = async (courierId: string, options?: Parameters<typeof fetcher>[1]): Promise<CourierPriceTable> => {

  return fetcher<CourierPriceTable>(getListCourierPricesUrl(courierId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCourierPricesQueryKey = (courierId: string,) => {
    return [
    "listCourierPrices", ...(courierId ? [courierId] : [])
    ] as const;
    }


export const getListCourierPricesQueryOptions = <TData = Awaited<ReturnType<typeof listCourierPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPrices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourierPricesQueryKey(courierId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourierPrices>>> = ({ signal }) => listCourierPrices(courierId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: courierId !== null && courierId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourierPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCourierPricesQueryResult = NonNullable<Awaited<ReturnType<typeof listCourierPrices>>>
export type ListCourierPricesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListCourierPrices<TData = Awaited<ReturnType<typeof listCourierPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourierPrices>>,
          TError,
          Awaited<ReturnType<typeof listCourierPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourierPrices<TData = Awaited<ReturnType<typeof listCourierPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourierPrices>>,
          TError,
          Awaited<ReturnType<typeof listCourierPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourierPrices<TData = Awaited<ReturnType<typeof listCourierPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPrices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the prices of a courier
 */

export function useListCourierPrices<TData = Awaited<ReturnType<typeof listCourierPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 courierId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourierPrices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourierPricesQueryOptions(courierId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






