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
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  ListParcelPresetsParams
} from '../model/list-parcel-presets-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  ParcelPresetInput
} from '../model/parcel-preset-input.ts';

import type {
  ParcelPresetList
} from '../model/parcel-preset-list.ts';

import type {
  ParcelPreset
} from '../model/parcel-preset.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  SavedChangeRefusedResponse
} from '../model/saved-change-refused-response.ts';

import type {
  SavingConflictResponse
} from '../model/saving-conflict-response.ts';

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

export const getListParcelPresetsUrl = (params?: ListParcelPresetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/parcel-presets?${stringifiedParams}` : `/api/website/parcel-presets`
}

/**
 * Returns the parcels that the account sends often, sorted by name. The newest ones beyond the limit of the account's plan are paused.
 * @summary List the parcel presets
 */
export const listParcelPresets = async (params?: ListParcelPresetsParams, options?: Parameters<typeof fetcher>[1]): Promise<ParcelPresetList> => {

  return fetcher<ParcelPresetList>(getListParcelPresetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListParcelPresetsQueryKey = (params?: ListParcelPresetsParams,) => {
    return [
    "listParcelPresets", ...(params ? [params] : [])
    ] as const;
    }


export const getListParcelPresetsQueryOptions = <TData = Awaited<ReturnType<typeof listParcelPresets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListParcelPresetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParcelPresets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListParcelPresetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listParcelPresets>>> = ({ signal }) => listParcelPresets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listParcelPresets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListParcelPresetsQueryResult = NonNullable<Awaited<ReturnType<typeof listParcelPresets>>>
export type ListParcelPresetsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListParcelPresets<TData = Awaited<ReturnType<typeof listParcelPresets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListParcelPresetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParcelPresets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParcelPresets>>,
          TError,
          Awaited<ReturnType<typeof listParcelPresets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListParcelPresets<TData = Awaited<ReturnType<typeof listParcelPresets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListParcelPresetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParcelPresets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParcelPresets>>,
          TError,
          Awaited<ReturnType<typeof listParcelPresets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListParcelPresets<TData = Awaited<ReturnType<typeof listParcelPresets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListParcelPresetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParcelPresets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the parcel presets
 */

export function useListParcelPresets<TData = Awaited<ReturnType<typeof listParcelPresets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListParcelPresetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParcelPresets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListParcelPresetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateParcelPresetUrl = () => {




  return `/api/website/parcel-presets`
}

/**
 * Saves a parcel's weight, dimensions, packaging and type under a name, which no other preset may have. The account's plan limits the number of presets.
 * @summary Save a parcel preset
 */
export const createParcelPreset = async (parcelPresetInput: ParcelPresetInput, options?: Parameters<typeof fetcher>[1]): Promise<ParcelPreset> => {

return fetcher<ParcelPreset>(getCreateParcelPresetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(parcelPresetInput)
  }
);}





export const getCreateParcelPresetMutationKey = () => ['createParcelPreset'] as const;

export const getCreateParcelPresetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | SavingConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createParcelPreset>>, TError,CreateParcelPresetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createParcelPreset>>, TError,CreateParcelPresetMutationVariables, TContext> => {

const mutationKey = getCreateParcelPresetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createParcelPreset>>, CreateParcelPresetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createParcelPreset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateParcelPresetMutationResult = NonNullable<Awaited<ReturnType<typeof createParcelPreset>>>
    export type CreateParcelPresetMutationBody = ParcelPresetInput
    export type CreateParcelPresetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | SavingConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateParcelPresetMutationVariables = {data: ParcelPresetInput}

    /**
 * @summary Save a parcel preset
 */
export const useCreateParcelPreset = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | SavingConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createParcelPreset>>, TError,CreateParcelPresetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createParcelPreset>>,
        TError,
        CreateParcelPresetMutationVariables,
        TContext
      > => {
      return useMutation(getCreateParcelPresetMutationOptions(options), queryClient);
    }
    export const getGetParcelPresetUrl = (presetId: string,) => {




  return `/api/website/parcel-presets/${encodeURIComponent(String(presetId))}`
}

/**
 * Returns a parcel preset of this account.
 * @summary Show a parcel preset
 */
export const getParcelPreset = async (presetId: string, options?: Parameters<typeof fetcher>[1]): Promise<ParcelPreset> => {

  return fetcher<ParcelPreset>(getGetParcelPresetUrl(presetId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetParcelPresetQueryKey = (presetId: string,) => {
    return [
    "getParcelPreset", ...(presetId ? [presetId] : [])
    ] as const;
    }


export const getGetParcelPresetQueryOptions = <TData = Awaited<ReturnType<typeof getParcelPreset>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(presetId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParcelPreset>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetParcelPresetQueryKey(presetId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getParcelPreset>>> = ({ signal }) => getParcelPreset(presetId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: presetId !== null && presetId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getParcelPreset>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetParcelPresetQueryResult = NonNullable<Awaited<ReturnType<typeof getParcelPreset>>>
export type GetParcelPresetQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetParcelPreset<TData = Awaited<ReturnType<typeof getParcelPreset>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 presetId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParcelPreset>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getParcelPreset>>,
          TError,
          Awaited<ReturnType<typeof getParcelPreset>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetParcelPreset<TData = Awaited<ReturnType<typeof getParcelPreset>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 presetId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParcelPreset>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getParcelPreset>>,
          TError,
          Awaited<ReturnType<typeof getParcelPreset>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetParcelPreset<TData = Awaited<ReturnType<typeof getParcelPreset>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 presetId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParcelPreset>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a parcel preset
 */

export function useGetParcelPreset<TData = Awaited<ReturnType<typeof getParcelPreset>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 presetId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParcelPreset>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetParcelPresetQueryOptions(presetId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateParcelPresetUrl = (presetId: string,) => {




  return `/api/website/parcel-presets/${encodeURIComponent(String(presetId))}`
}

/**
 * Replaces all fields of the preset.
 * @summary Change a parcel preset
 */
export const updateParcelPreset = async (presetId: string,
    parcelPresetInput: ParcelPresetInput, options?: Parameters<typeof fetcher>[1]): Promise<ParcelPreset> => {

return fetcher<ParcelPreset>(getUpdateParcelPresetUrl(presetId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(parcelPresetInput)
  }
);}





export const getUpdateParcelPresetMutationKey = () => ['updateParcelPreset'] as const;

export const getUpdateParcelPresetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | SavedChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateParcelPreset>>, TError,UpdateParcelPresetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateParcelPreset>>, TError,UpdateParcelPresetMutationVariables, TContext> => {

const mutationKey = getUpdateParcelPresetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateParcelPreset>>, UpdateParcelPresetMutationVariables> = (props) => {
          const {presetId,data} = props ?? {};

          return  updateParcelPreset(presetId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateParcelPresetMutationResult = NonNullable<Awaited<ReturnType<typeof updateParcelPreset>>>
    export type UpdateParcelPresetMutationBody = ParcelPresetInput
    export type UpdateParcelPresetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | SavedChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateParcelPresetMutationVariables = {presetId: string;data: ParcelPresetInput}

    /**
 * @summary Change a parcel preset
 */
export const useUpdateParcelPreset = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | SavedChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateParcelPreset>>, TError,UpdateParcelPresetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateParcelPreset>>,
        TError,
        UpdateParcelPresetMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateParcelPresetMutationOptions(options), queryClient);
    }
    export const getDeleteParcelPresetUrl = (presetId: string,) => {




  return `/api/website/parcel-presets/${encodeURIComponent(String(presetId))}`
}

/**
 * Removes the preset from the list. Existing shipments do not change.
 * @summary Delete a parcel preset
 */
export const deleteParcelPreset = async (presetId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteParcelPresetUrl(presetId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteParcelPresetMutationKey = () => ['deleteParcelPreset'] as const;

export const getDeleteParcelPresetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteParcelPreset>>, TError,DeleteParcelPresetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteParcelPreset>>, TError,DeleteParcelPresetMutationVariables, TContext> => {

const mutationKey = getDeleteParcelPresetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteParcelPreset>>, DeleteParcelPresetMutationVariables> = (props) => {
          const {presetId} = props ?? {};

          return  deleteParcelPreset(presetId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteParcelPresetMutationResult = NonNullable<Awaited<ReturnType<typeof deleteParcelPreset>>>

    export type DeleteParcelPresetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteParcelPresetMutationVariables = {presetId: string}

    /**
 * @summary Delete a parcel preset
 */
export const useDeleteParcelPreset = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteParcelPreset>>, TError,DeleteParcelPresetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteParcelPreset>>,
        TError,
        DeleteParcelPresetMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteParcelPresetMutationOptions(options), queryClient);
    }
