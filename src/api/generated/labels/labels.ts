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
  CreateLabelBatchHeaders
} from '../model/create-label-batch-headers.ts';

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
  LabelBatchCreate
} from '../model/label-batch-create.ts';

import type {
  LabelBatch
} from '../model/label-batch.ts';

import type {
  LabelRequest
} from '../model/label-request.ts';

import type {
  LabelsNotReadyResponse
} from '../model/labels-not-ready-response.ts';

import type {
  NoLabelBatchResponse
} from '../model/no-label-batch-response.ts';

import type {
  NoLabelResponse
} from '../model/no-label-response.ts';

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

export const getCreateLabelBatchUrl = () => {




  return `/api/website/label-batches`
}

/**
 * Starts a file with the labels of several shipments. The server makes it in the background; `getLabelBatch` reports the progress. Each piece of a shipment has its own label, and a file holds at most 2,000. Cancelled shipments, and shipments that this account does not have, are left out; if none is left, the response is 409.
 * @summary Create a label batch
 */
export const createLabelBatch = async (labelBatchCreate: LabelBatchCreate,
    headers: CreateLabelBatchHeaders, options?: Parameters<typeof fetcher>[1]): Promise<LabelBatch> => {

return fetcher<LabelBatch>(getCreateLabelBatchUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(labelBatchCreate)
  }
);}





export const getCreateLabelBatchMutationKey = () => ['createLabelBatch'] as const;

export const getCreateLabelBatchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoLabelBatchResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLabelBatch>>, TError,CreateLabelBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createLabelBatch>>, TError,CreateLabelBatchMutationVariables, TContext> => {

const mutationKey = getCreateLabelBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLabelBatch>>, CreateLabelBatchMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createLabelBatch(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLabelBatchMutationResult = NonNullable<Awaited<ReturnType<typeof createLabelBatch>>>
    export type CreateLabelBatchMutationBody = LabelBatchCreate
    export type CreateLabelBatchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoLabelBatchResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateLabelBatchMutationVariables = {data: LabelBatchCreate;headers: CreateLabelBatchHeaders}

    /**
 * @summary Create a label batch
 */
export const useCreateLabelBatch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoLabelBatchResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLabelBatch>>, TError,CreateLabelBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLabelBatch>>,
        TError,
        CreateLabelBatchMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLabelBatchMutationOptions(options), queryClient);
    }
    export const getGetLabelBatchUrl = (batchId: string,) => {




  return `/api/website/label-batches/${encodeURIComponent(String(batchId))}`
}

/**
 * Returns a batch of this account. Poll at most once a second.
 * @summary Show the progress of a label batch
 */
export const getLabelBatch = async (batchId: string, options?: Parameters<typeof fetcher>[1]): Promise<LabelBatch> => {

  return fetcher<LabelBatch>(getGetLabelBatchUrl(batchId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLabelBatchQueryKey = (batchId: string,) => {
    return [
    "getLabelBatch", ...(batchId ? [batchId] : [])
    ] as const;
    }


export const getGetLabelBatchQueryOptions = <TData = Awaited<ReturnType<typeof getLabelBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabelBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLabelBatchQueryKey(batchId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLabelBatch>>> = ({ signal }) => getLabelBatch(batchId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: batchId !== null && batchId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLabelBatch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLabelBatchQueryResult = NonNullable<Awaited<ReturnType<typeof getLabelBatch>>>
export type GetLabelBatchQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetLabelBatch<TData = Awaited<ReturnType<typeof getLabelBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabelBatch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLabelBatch>>,
          TError,
          Awaited<ReturnType<typeof getLabelBatch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLabelBatch<TData = Awaited<ReturnType<typeof getLabelBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabelBatch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLabelBatch>>,
          TError,
          Awaited<ReturnType<typeof getLabelBatch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLabelBatch<TData = Awaited<ReturnType<typeof getLabelBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabelBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the progress of a label batch
 */

export function useGetLabelBatch<TData = Awaited<ReturnType<typeof getLabelBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabelBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLabelBatchQueryOptions(batchId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadLabelBatchUrl = (batchId: string,) => {




  return `/api/website/label-batches/${encodeURIComponent(String(batchId))}/file`
}

/**
 * Returns one PDF with a label on each page. It shows the shipments as they were when the file was made.
 * @summary Download a batch of labels
 */
export const downloadLabelBatch = async (batchId: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadLabelBatchUrl(batchId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadLabelBatchMutationKey = () => ['downloadLabelBatch'] as const;

export const getDownloadLabelBatchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | LabelsNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadLabelBatch>>, TError,DownloadLabelBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadLabelBatch>>, TError,DownloadLabelBatchMutationVariables, TContext> => {

const mutationKey = getDownloadLabelBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadLabelBatch>>, DownloadLabelBatchMutationVariables> = (props) => {
          const {batchId} = props ?? {};

          return  downloadLabelBatch(batchId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadLabelBatchMutationResult = NonNullable<Awaited<ReturnType<typeof downloadLabelBatch>>>

    export type DownloadLabelBatchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | LabelsNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadLabelBatchMutationVariables = {batchId: string}

    /**
 * @summary Download a batch of labels
 */
export const useDownloadLabelBatch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | LabelsNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadLabelBatch>>, TError,DownloadLabelBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadLabelBatch>>,
        TError,
        DownloadLabelBatchMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadLabelBatchMutationOptions(options), queryClient);
    }
    export const getDownloadShipmentLabelUrl = (shipmentId: string,) => {




  return `/api/website/shipments/${encodeURIComponent(String(shipmentId))}/label`
}

/**
 * Returns one PDF; a label has one page for each piece. It shows the shipment as it is at the time of the request, for example with an address that the receiver has completed since it was booked.
 * @summary Download the label or the waybill of a shipment
 */
export const downloadShipmentLabel = async (shipmentId: string,
    labelRequest: LabelRequest, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

return fetcher<Blob>(getDownloadShipmentLabelUrl(shipmentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(labelRequest)
  }
);}





export const getDownloadShipmentLabelMutationKey = () => ['downloadShipmentLabel'] as const;

export const getDownloadShipmentLabelMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NoLabelResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadShipmentLabel>>, TError,DownloadShipmentLabelMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadShipmentLabel>>, TError,DownloadShipmentLabelMutationVariables, TContext> => {

const mutationKey = getDownloadShipmentLabelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadShipmentLabel>>, DownloadShipmentLabelMutationVariables> = (props) => {
          const {shipmentId,data} = props ?? {};

          return  downloadShipmentLabel(shipmentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadShipmentLabelMutationResult = NonNullable<Awaited<ReturnType<typeof downloadShipmentLabel>>>
    export type DownloadShipmentLabelMutationBody = LabelRequest
    export type DownloadShipmentLabelMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NoLabelResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadShipmentLabelMutationVariables = {shipmentId: string;data: LabelRequest}

    /**
 * @summary Download the label or the waybill of a shipment
 */
export const useDownloadShipmentLabel = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NoLabelResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadShipmentLabel>>, TError,DownloadShipmentLabelMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadShipmentLabel>>,
        TError,
        DownloadShipmentLabelMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadShipmentLabelMutationOptions(options), queryClient);
    }
