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
  AttachmentFile
} from '../model/attachment-file.ts';

import type {
  AttachmentUpload
} from '../model/attachment-upload.ts';

import type {
  BadRequestResponse
} from '../model/bad-request-response.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidAttachmentResponse
} from '../model/invalid-attachment-response.ts';

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

export const getUpdateShipmentAttachmentUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}`
}

/**
 * Attaches a picture or PDF of the goods, at most 5 MiB, replacing any earlier file. The type of the file is determined from its bytes. A picture (PNG, JPEG or WebP, at most 40 megapixels) is rotated upright, scaled down to at most 2000 pixels a side, stripped of everything but the picture itself, and stored as WebP. A PDF of at most 500 pages is rewritten with nothing but its pages, so its metadata, outline and signatures are lost. A PDF with scripts, actions other than links, or embedded files is refused, as is one that is encrypted or damaged.
 * @summary Attach a file to a shipment
 */
export const updateShipmentAttachment = async (shipmentId: string,
    attachmentUpload: AttachmentUpload, options?: Parameters<typeof fetcher>[1]): Promise<Shipment> => {
    const formData = new FormData();
formData.append(`attachment`, attachmentUpload.attachment);

  return fetcher<Shipment>(getUpdateShipmentAttachmentUrl(shipmentId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUpdateShipmentAttachmentMutationKey = () => ['updateShipmentAttachment'] as const;

export const getUpdateShipmentAttachmentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidAttachmentResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShipmentAttachment>>, TError,UpdateShipmentAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateShipmentAttachment>>, TError,UpdateShipmentAttachmentMutationVariables, TContext> => {

const mutationKey = getUpdateShipmentAttachmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateShipmentAttachment>>, UpdateShipmentAttachmentMutationVariables> = (props) => {
          const {shipmentId,data} = props ?? {};

          return  updateShipmentAttachment(shipmentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateShipmentAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof updateShipmentAttachment>>>
    export type UpdateShipmentAttachmentMutationBody = AttachmentUpload
    export type UpdateShipmentAttachmentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidAttachmentResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateShipmentAttachmentMutationVariables = {shipmentId: string;data: AttachmentUpload}

    /**
 * @summary Attach a file to a shipment
 */
export const useUpdateShipmentAttachment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidAttachmentResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateShipmentAttachment>>, TError,UpdateShipmentAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateShipmentAttachment>>,
        TError,
        UpdateShipmentAttachmentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateShipmentAttachmentMutationOptions(options), queryClient);
    }
    export const getGetShipmentAttachmentUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}/attachment`
}

/**
 * Returns the picture or PDF attached to a shipment of this account.
 * @summary Show the file of a shipment
 */
export const getShipmentAttachment = async (shipmentId: string, options?: Parameters<typeof fetcher>[1]): Promise<AttachmentFile> => {

  return fetcher<AttachmentFile>(getGetShipmentAttachmentUrl(shipmentId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetShipmentAttachmentQueryKey = (shipmentId: string,) => {
    return [
    "getShipmentAttachment", ...(shipmentId ? [shipmentId] : [])
    ] as const;
    }


export const getGetShipmentAttachmentQueryOptions = <TData = Awaited<ReturnType<typeof getShipmentAttachment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentAttachment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShipmentAttachmentQueryKey(shipmentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShipmentAttachment>>> = ({ signal }) => getShipmentAttachment(shipmentId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: shipmentId !== null && shipmentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getShipmentAttachment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShipmentAttachmentQueryResult = NonNullable<Awaited<ReturnType<typeof getShipmentAttachment>>>
export type GetShipmentAttachmentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetShipmentAttachment<TData = Awaited<ReturnType<typeof getShipmentAttachment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentAttachment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipmentAttachment>>,
          TError,
          Awaited<ReturnType<typeof getShipmentAttachment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipmentAttachment<TData = Awaited<ReturnType<typeof getShipmentAttachment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentAttachment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getShipmentAttachment>>,
          TError,
          Awaited<ReturnType<typeof getShipmentAttachment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetShipmentAttachment<TData = Awaited<ReturnType<typeof getShipmentAttachment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentAttachment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the file of a shipment
 */

export function useGetShipmentAttachment<TData = Awaited<ReturnType<typeof getShipmentAttachment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 shipmentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShipmentAttachment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShipmentAttachmentQueryOptions(shipmentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteShipmentAttachmentUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}/attachment`
}

/**
 * Removes the attached file. The shipment itself does not change. Succeeds even if there was no file.
 * @summary Remove the file of a shipment
 */
export const deleteShipmentAttachment = async (shipmentId: string, options?: Parameters<typeof fetcher>[1]): Promise<Shipment> => {

  return fetcher<Shipment>(getDeleteShipmentAttachmentUrl(shipmentId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteShipmentAttachmentMutationKey = () => ['deleteShipmentAttachment'] as const;

export const getDeleteShipmentAttachmentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteShipmentAttachment>>, TError,DeleteShipmentAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteShipmentAttachment>>, TError,DeleteShipmentAttachmentMutationVariables, TContext> => {

const mutationKey = getDeleteShipmentAttachmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteShipmentAttachment>>, DeleteShipmentAttachmentMutationVariables> = (props) => {
          const {shipmentId} = props ?? {};

          return  deleteShipmentAttachment(shipmentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteShipmentAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteShipmentAttachment>>>

    export type DeleteShipmentAttachmentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteShipmentAttachmentMutationVariables = {shipmentId: string}

    /**
 * @summary Remove the file of a shipment
 */
export const useDeleteShipmentAttachment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteShipmentAttachment>>, TError,DeleteShipmentAttachmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteShipmentAttachment>>,
        TError,
        DeleteShipmentAttachmentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteShipmentAttachmentMutationOptions(options), queryClient);
    }
