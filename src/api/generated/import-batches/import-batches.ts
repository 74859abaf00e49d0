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
  BookImportBatchHeaders
} from '../model/book-import-batch-headers.ts';

import type {
  CreateImportBatchFromShipmentsHeaders
} from '../model/create-import-batch-from-shipments-headers.ts';

import type {
  CreateImportBatchHeaders
} from '../model/create-import-batch-headers.ts';

import type {
  ImportBatchList
} from '../model/import-batch-list.ts';

import type {
  ImportBatch
} from '../model/import-batch.ts';

import type {
  ImportBooking
} from '../model/import-booking.ts';

import type {
  ImportBusyResponse
} from '../model/import-busy-response.ts';

import type {
  ImportColumnsInvalidResponse
} from '../model/import-columns-invalid-response.ts';

import type {
  ImportColumnsUpdate
} from '../model/import-columns-update.ts';

import type {
  ImportCopies
} from '../model/import-copies.ts';

import type {
  ImportCorrected
} from '../model/import-corrected.ts';

import type {
  ImportCorrection
} from '../model/import-correction.ts';

import type {
  ImportCsvFile
} from '../model/import-csv-file.ts';

import type {
  ImportFileTooLargeResponse
} from '../model/import-file-too-large-response.ts';

import type {
  ImportNotBookableResponse
} from '../model/import-not-bookable-response.ts';

import type {
  ImportNotBookingResponse
} from '../model/import-not-booking-response.ts';

import type {
  ImportNotCheckableResponse
} from '../model/import-not-checkable-response.ts';

import type {
  ImportNotReadResponse
} from '../model/import-not-read-response.ts';

import type {
  ImportNotReadyResponse
} from '../model/import-not-ready-response.ts';

import type {
  ImportPricing
} from '../model/import-pricing.ts';

import type {
  ImportRowAnswer
} from '../model/import-row-answer.ts';

import type {
  ImportRowFixedResponse
} from '../model/import-row-fixed-response.ts';

import type {
  ImportRowList
} from '../model/import-row-list.ts';

import type {
  ImportRowUpdate
} from '../model/import-row-update.ts';

import type {
  ImportRowsRequest
} from '../model/import-rows-request.ts';

import type {
  ImportTemplateRequest
} from '../model/import-template-request.ts';

import type {
  ImportUpload
} from '../model/import-upload.ts';

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
  ListImportBatchesParams
} from '../model/list-import-batches-params.ts';

import type {
  ListImportRowsParams
} from '../model/list-import-rows-params.ts';

import type {
  NoCopiesResponse
} from '../model/no-copies-response.ts';

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
  TooManyImportsResponse
} from '../model/too-many-imports-response.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorized-response.ts';

import type {
  XlsxFile
} from '../model/xlsx-file.ts';

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

export const getListImportBatchesUrl = (params?: ListImportBatchesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/import-batches?${stringifiedParams}` : `/api/website/import-batches`
}

/**
 * Returns the account's batches, newest first.
 * @summary List the import batches
 */
export const listImportBatches = async (params?: ListImportBatchesParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportBatchList> => {

  return fetcher<ImportBatchList>(getListImportBatchesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListImportBatchesQueryKey = (params?: ListImportBatchesParams,) => {
    return [
    "listImportBatches", ...(params ? [params] : [])
    ] as const;
    }


export const getListImportBatchesQueryOptions = <TData = Awaited<ReturnType<typeof listImportBatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListImportBatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportBatches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportBatchesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImportBatches>>> = ({ signal }) => listImportBatches(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImportBatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportBatchesQueryResult = NonNullable<Awaited<ReturnType<typeof listImportBatches>>>
export type ListImportBatchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListImportBatches<TData = Awaited<ReturnType<typeof listImportBatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListImportBatchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportBatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportBatches>>,
          TError,
          Awaited<ReturnType<typeof listImportBatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportBatches<TData = Awaited<ReturnType<typeof listImportBatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListImportBatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportBatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportBatches>>,
          TError,
          Awaited<ReturnType<typeof listImportBatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportBatches<TData = Awaited<ReturnType<typeof listImportBatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListImportBatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportBatches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the import batches
 */

export function useListImportBatches<TData = Awaited<ReturnType<typeof listImportBatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListImportBatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportBatches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportBatchesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateImportBatchUrl = () => {




  return `/api/website/import-batches`
}

/**
 * Accepts a CSV file (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or an XLSX workbook of at most 10 MiB and 10,000 rows. The server reads it in the background; `getImportBatch` reports the progress, and any reason why the file cannot be read. Nothing is booked before `bookImportBatch`. Sending the same file with another key creates another batch, in which rows that were already booked are recognised.
 * @summary Create an import batch from a file
 */
export const createImportBatch = async (importUpload: ImportUpload,
    headers?: CreateImportBatchHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ImportBatch> => {
    const formData = new FormData();
formData.append(`file`, importUpload.file);
if(importUpload.file_name !== undefined) {
 formData.append(`file_name`, importUpload.file_name);
 }

return fetcher<ImportBatch>(getCreateImportBatchUrl(),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...options?.headers },
    body: formData
  }
);}





export const getCreateImportBatchMutationKey = () => ['createImportBatch'] as const;

export const getCreateImportBatchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyImportsResponse | ImportFileTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImportBatch>>, TError,CreateImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createImportBatch>>, TError,CreateImportBatchMutationVariables, TContext> => {

const mutationKey = getCreateImportBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createImportBatch>>, CreateImportBatchMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createImportBatch(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateImportBatchMutationResult = NonNullable<Awaited<ReturnType<typeof createImportBatch>>>
    export type CreateImportBatchMutationBody = ImportUpload
    export type CreateImportBatchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyImportsResponse | ImportFileTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateImportBatchMutationVariables = {data: ImportUpload;headers?: CreateImportBatchHeaders}

    /**
 * @summary Create an import batch from a file
 */
export const useCreateImportBatch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyImportsResponse | ImportFileTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImportBatch>>, TError,CreateImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createImportBatch>>,
        TError,
        CreateImportBatchMutationVariables,
        TContext
      > => {
      return useMutation(getCreateImportBatchMutationOptions(options), queryClient);
    }
    export const getCreateImportBatchFromShipmentsUrl = () => {




  return `/api/website/import-batches/copies`
}

/**
 * Creates a row for each shipment, to send the same again, or for each draft or store order, to book it. Its columns need no matching. A copied shipment has no reference. A draft is deleted when its row is booked. Items that the account does not have are left out, as are orders that are booked or cancelled; if none is left, the response is 409.
 * @summary Create an import batch from shipments, drafts or orders
 */
export const createImportBatchFromShipments = async (importCopies: ImportCopies,
    headers?: CreateImportBatchFromShipmentsHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ImportBatch> => {

return fetcher<ImportBatch>(getCreateImportBatchFromShipmentsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(importCopies)
  }
);}





export const getCreateImportBatchFromShipmentsMutationKey = () => ['createImportBatchFromShipments'] as const;

export const getCreateImportBatchFromShipmentsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoCopiesResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImportBatchFromShipments>>, TError,CreateImportBatchFromShipmentsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createImportBatchFromShipments>>, TError,CreateImportBatchFromShipmentsMutationVariables, TContext> => {

const mutationKey = getCreateImportBatchFromShipmentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createImportBatchFromShipments>>, CreateImportBatchFromShipmentsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createImportBatchFromShipments(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateImportBatchFromShipmentsMutationResult = NonNullable<Awaited<ReturnType<typeof createImportBatchFromShipments>>>
    export type CreateImportBatchFromShipmentsMutationBody = ImportCopies
    export type CreateImportBatchFromShipmentsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoCopiesResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateImportBatchFromShipmentsMutationVariables = {data: ImportCopies;headers?: CreateImportBatchFromShipmentsHeaders}

    /**
 * @summary Create an import batch from shipments, drafts or orders
 */
export const useCreateImportBatchFromShipments = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoCopiesResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImportBatchFromShipments>>, TError,CreateImportBatchFromShipmentsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createImportBatchFromShipments>>,
        TError,
        CreateImportBatchFromShipmentsMutationVariables,
        TContext
      > => {
      return useMutation(getCreateImportBatchFromShipmentsMutationOptions(options), queryClient);
    }
    export const getGetImportBatchUrl = (batchId: string,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}`
}

/**
 * Returns a batch of this account. While the server is working on it, poll at most once a second.
 * @summary Show an import batch
 */
export const getImportBatch = async (batchId: string, options?: Parameters<typeof fetcher>[1]): Promise<ImportBatch> => {

  return fetcher<ImportBatch>(getGetImportBatchUrl(batchId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetImportBatchQueryKey = (batchId: string,) => {
    return [
    "getImportBatch", ...(batchId ? [batchId] : [])
    ] as const;
    }


export const getGetImportBatchQueryOptions = <TData = Awaited<ReturnType<typeof getImportBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImportBatchQueryKey(batchId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImportBatch>>> = ({ signal }) => getImportBatch(batchId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: batchId !== null && batchId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImportBatch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImportBatchQueryResult = NonNullable<Awaited<ReturnType<typeof getImportBatch>>>
export type GetImportBatchQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetImportBatch<TData = Awaited<ReturnType<typeof getImportBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportBatch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImportBatch>>,
          TError,
          Awaited<ReturnType<typeof getImportBatch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImportBatch<TData = Awaited<ReturnType<typeof getImportBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportBatch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImportBatch>>,
          TError,
          Awaited<ReturnType<typeof getImportBatch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImportBatch<TData = Awaited<ReturnType<typeof getImportBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show an import batch
 */

export function useGetImportBatch<TData = Awaited<ReturnType<typeof getImportBatch>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImportBatchQueryOptions(batchId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteImportBatchUrl = (batchId: string,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}`
}

/**
 * Deletes the batch with its rows. Shipments that were booked from it stay.
 * @summary Delete an import batch
 */
export const deleteImportBatch = async (batchId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteImportBatchUrl(batchId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteImportBatchMutationKey = () => ['deleteImportBatch'] as const;

export const getDeleteImportBatchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportBusyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteImportBatch>>, TError,DeleteImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteImportBatch>>, TError,DeleteImportBatchMutationVariables, TContext> => {

const mutationKey = getDeleteImportBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteImportBatch>>, DeleteImportBatchMutationVariables> = (props) => {
          const {batchId} = props ?? {};

          return  deleteImportBatch(batchId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteImportBatchMutationResult = NonNullable<Awaited<ReturnType<typeof deleteImportBatch>>>

    export type DeleteImportBatchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportBusyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteImportBatchMutationVariables = {batchId: string}

    /**
 * @summary Delete an import batch
 */
export const useDeleteImportBatch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportBusyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteImportBatch>>, TError,DeleteImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteImportBatch>>,
        TError,
        DeleteImportBatchMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteImportBatchMutationOptions(options), queryClient);
    }
    export const getBookImportBatchUrl = (batchId: string,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}/booking`
}

/**
 * Books the priced rows in the order of the file. Each row is charged at its fixed price, and booked once. The booking continues in the background; `getImportBatch` reports the progress. At the first row that the balance does not cover, the batch becomes `waiting`; after a top-up, the same operation books the rest. It also resumes a batch that was stopped.
 * @summary Book an import batch
 */
export const bookImportBatch = async (batchId: string,
    importBooking: ImportBooking,
    headers: BookImportBatchHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ImportBatch> => {

return fetcher<ImportBatch>(getBookImportBatchUrl(batchId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(importBooking)
  }
);}





export const getBookImportBatchMutationKey = () => ['bookImportBatch'] as const;

export const getBookImportBatchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotBookableResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookImportBatch>>, TError,BookImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookImportBatch>>, TError,BookImportBatchMutationVariables, TContext> => {

const mutationKey = getBookImportBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookImportBatch>>, BookImportBatchMutationVariables> = (props) => {
          const {batchId,data,headers} = props ?? {};

          return  bookImportBatch(batchId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookImportBatchMutationResult = NonNullable<Awaited<ReturnType<typeof bookImportBatch>>>
    export type BookImportBatchMutationBody = ImportBooking
    export type BookImportBatchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotBookableResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type BookImportBatchMutationVariables = {batchId: string;data: ImportBooking;headers: BookImportBatchHeaders}

    /**
 * @summary Book an import batch
 */
export const useBookImportBatch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotBookableResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookImportBatch>>, TError,BookImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookImportBatch>>,
        TError,
        BookImportBatchMutationVariables,
        TContext
      > => {
      return useMutation(getBookImportBatchMutationOptions(options), queryClient);
    }
    export const getUpdateImportColumnsUrl = (batchId: string,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}/columns`
}

/**
 * Confirms what the columns mean, joins further products of an order to its first row, and starts the check of all rows. The matching is remembered for files with the same headings. It can be changed until the first row is booked; corrections of rows are then lost.
 * @summary Match the columns of an import batch
 */
export const updateImportColumns = async (batchId: string,
    importColumnsUpdate: ImportColumnsUpdate, options?: Parameters<typeof fetcher>[1]): Promise<ImportBatch> => {

return fetcher<ImportBatch>(getUpdateImportColumnsUrl(batchId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importColumnsUpdate)
  }
);}





export const getUpdateImportColumnsMutationKey = () => ['updateImportColumns'] as const;

export const getUpdateImportColumnsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadyResponse | PayloadTooLargeResponse | ImportColumnsInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImportColumns>>, TError,UpdateImportColumnsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateImportColumns>>, TError,UpdateImportColumnsMutationVariables, TContext> => {

const mutationKey = getUpdateImportColumnsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateImportColumns>>, UpdateImportColumnsMutationVariables> = (props) => {
          const {batchId,data} = props ?? {};

          return  updateImportColumns(batchId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateImportColumnsMutationResult = NonNullable<Awaited<ReturnType<typeof updateImportColumns>>>
    export type UpdateImportColumnsMutationBody = ImportColumnsUpdate
    export type UpdateImportColumnsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadyResponse | PayloadTooLargeResponse | ImportColumnsInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateImportColumnsMutationVariables = {batchId: string;data: ImportColumnsUpdate}

    /**
 * @summary Match the columns of an import batch
 */
export const useUpdateImportColumns = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadyResponse | PayloadTooLargeResponse | ImportColumnsInvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImportColumns>>, TError,UpdateImportColumnsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateImportColumns>>,
        TError,
        UpdateImportColumnsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateImportColumnsMutationOptions(options), queryClient);
    }
    export const getCorrectImportRowsUrl = (batchId: string,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}/corrections`
}

/**
 * Replaces a text in every row that has it, except booked ones. In further products of an order, only fields of the product count as empty. If there are many rows, they are checked in the background, and the status of the batch shows it.
 * @summary Correct a text in all rows
 */
export const correctImportRows = async (batchId: string,
    importCorrection: ImportCorrection, options?: Parameters<typeof fetcher>[1]): Promise<ImportCorrected> => {

return fetcher<ImportCorrected>(getCorrectImportRowsUrl(batchId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importCorrection)
  }
);}





export const getCorrectImportRowsMutationKey = () => ['correctImportRows'] as const;

export const getCorrectImportRowsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotCheckableResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctImportRows>>, TError,CorrectImportRowsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof correctImportRows>>, TError,CorrectImportRowsMutationVariables, TContext> => {

const mutationKey = getCorrectImportRowsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctImportRows>>, CorrectImportRowsMutationVariables> = (props) => {
          const {batchId,data} = props ?? {};

          return  correctImportRows(batchId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectImportRowsMutationResult = NonNullable<Awaited<ReturnType<typeof correctImportRows>>>
    export type CorrectImportRowsMutationBody = ImportCorrection
    export type CorrectImportRowsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotCheckableResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CorrectImportRowsMutationVariables = {batchId: string;data: ImportCorrection}

    /**
 * @summary Correct a text in all rows
 */
export const useCorrectImportRows = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotCheckableResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctImportRows>>, TError,CorrectImportRowsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctImportRows>>,
        TError,
        CorrectImportRowsMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectImportRowsMutationOptions(options), queryClient);
    }
    export const getPriceImportBatchUrl = (batchId: string,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}/prices`
}

/**
 * Chooses a courier for every row that is ready, and fixes its price. A courier that cannot take a parcel, or whose requirements for the sender or the delivery day are not met, is passed over; a row without a courier states why. The prices are fixed for a day or, once booking has begun, until it ends.
 * @summary Choose couriers for an import batch
 */
export const priceImportBatch = async (batchId: string,
    importPricing: ImportPricing, options?: Parameters<typeof fetcher>[1]): Promise<ImportBatch> => {

return fetcher<ImportBatch>(getPriceImportBatchUrl(batchId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importPricing)
  }
);}





export const getPriceImportBatchMutationKey = () => ['priceImportBatch'] as const;

export const getPriceImportBatchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadyResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof priceImportBatch>>, TError,PriceImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof priceImportBatch>>, TError,PriceImportBatchMutationVariables, TContext> => {

const mutationKey = getPriceImportBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof priceImportBatch>>, PriceImportBatchMutationVariables> = (props) => {
          const {batchId,data} = props ?? {};

          return  priceImportBatch(batchId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PriceImportBatchMutationResult = NonNullable<Awaited<ReturnType<typeof priceImportBatch>>>
    export type PriceImportBatchMutationBody = ImportPricing
    export type PriceImportBatchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadyResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type PriceImportBatchMutationVariables = {batchId: string;data: ImportPricing}

    /**
 * @summary Choose couriers for an import batch
 */
export const usePriceImportBatch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadyResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof priceImportBatch>>, TError,PriceImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof priceImportBatch>>,
        TError,
        PriceImportBatchMutationVariables,
        TContext
      > => {
      return useMutation(getPriceImportBatchMutationOptions(options), queryClient);
    }
    export const getListImportRowsUrl = (batchId: string,
    params?: ListImportRowsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/import-batches/${encodeURIComponent(String(batchId))}/rows?${stringifiedParams}` : `/api/website/import-batches/${encodeURIComponent(String(batchId))}/rows`
}

/**
 * Returns rows in the order of the file. Until the columns are confirmed, the cells follow the guessed columns.
 * @summary List the rows of an import batch
 */
export const listImportRows = async (batchId: string,
    params?: ListImportRowsParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportRowList> => {

  return fetcher<ImportRowList>(getListImportRowsUrl(batchId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListImportRowsQueryKey = (batchId: string,
    params?: ListImportRowsParams,) => {
    return [
    "listImportRows", ...(batchId ? [batchId] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListImportRowsQueryOptions = <TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(batchId: string,
    params?: ListImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportRowsQueryKey(batchId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImportRows>>> = ({ signal }) => listImportRows(batchId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: batchId !== null && batchId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listImportRows>>>
export type ListImportRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string,
    params: undefined |  ListImportRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportRows>>,
          TError,
          Awaited<ReturnType<typeof listImportRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string,
    params?: ListImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportRows>>,
          TError,
          Awaited<ReturnType<typeof listImportRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string,
    params?: ListImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rows of an import batch
 */

export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 batchId: string,
    params?: ListImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportRowsQueryOptions(batchId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadImportRowsUrl = (batchId: string,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}/rows-file`
}

/**
 * Returns the columns of the file in their order, with the corrections, followed by `error`, which states what is wrong. If all rows are requested, tracking number, courier and price follow. Joined rows follow the first row of their order, even if it was not booked, and have its tracking number. The file can be imported again. Cells are written so that no spreadsheet evaluates them as formulas.
 * @summary Download the rows of an import batch
 */
export const downloadImportRows = async (batchId: string,
    importRowsRequest: ImportRowsRequest, options?: Parameters<typeof fetcher>[1]): Promise<ImportCsvFile | XlsxFile> => {

return fetcher<ImportCsvFile | XlsxFile>(getDownloadImportRowsUrl(batchId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importRowsRequest)
  }
);}





export const getDownloadImportRowsMutationKey = () => ['downloadImportRows'] as const;

export const getDownloadImportRowsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadImportRows>>, TError,DownloadImportRowsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadImportRows>>, TError,DownloadImportRowsMutationVariables, TContext> => {

const mutationKey = getDownloadImportRowsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadImportRows>>, DownloadImportRowsMutationVariables> = (props) => {
          const {batchId,data} = props ?? {};

          return  downloadImportRows(batchId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadImportRowsMutationResult = NonNullable<Awaited<ReturnType<typeof downloadImportRows>>>
    export type DownloadImportRowsMutationBody = ImportRowsRequest
    export type DownloadImportRowsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadImportRowsMutationVariables = {batchId: string;data: ImportRowsRequest}

    /**
 * @summary Download the rows of an import batch
 */
export const useDownloadImportRows = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotReadResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadImportRows>>, TError,DownloadImportRowsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadImportRows>>,
        TError,
        DownloadImportRowsMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadImportRowsMutationOptions(options), queryClient);
    }
    export const getUpdateImportRowUrl = (batchId: string,
    row: number,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}/rows/${encodeURIComponent(String(row))}`
}

/**
 * Changes cells of a row that is not booked, leaves it out, or has it booked although it is repeated. The row is checked immediately, with all rows of its order. If the batch was priced, it returns to `checked`.
 * @summary Change a row of an import batch
 */
export const updateImportRow = async (batchId: string,
    row: number,
    importRowUpdate: ImportRowUpdate, options?: Parameters<typeof fetcher>[1]): Promise<ImportRowAnswer> => {

return fetcher<ImportRowAnswer>(getUpdateImportRowUrl(batchId,row),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importRowUpdate)
  }
);}





export const getUpdateImportRowMutationKey = () => ['updateImportRow'] as const;

export const getUpdateImportRowMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportRowFixedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImportRow>>, TError,UpdateImportRowMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateImportRow>>, TError,UpdateImportRowMutationVariables, TContext> => {

const mutationKey = getUpdateImportRowMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateImportRow>>, UpdateImportRowMutationVariables> = (props) => {
          const {batchId,row,data} = props ?? {};

          return  updateImportRow(batchId,row,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateImportRowMutationResult = NonNullable<Awaited<ReturnType<typeof updateImportRow>>>
    export type UpdateImportRowMutationBody = ImportRowUpdate
    export type UpdateImportRowMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportRowFixedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateImportRowMutationVariables = {batchId: string;row: number;data: ImportRowUpdate}

    /**
 * @summary Change a row of an import batch
 */
export const useUpdateImportRow = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportRowFixedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImportRow>>, TError,UpdateImportRowMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateImportRow>>,
        TError,
        UpdateImportRowMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateImportRowMutationOptions(options), queryClient);
    }
    export const getStopImportBatchUrl = (batchId: string,) => {




  return `/api/website/import-batches/${encodeURIComponent(String(batchId))}/stop`
}

/**
 * Stops the booking between two rows. Booked rows stay booked; `bookImportBatch` resumes the booking.
 * @summary Stop the booking of an import batch
 */
export const stopImportBatch = async (batchId: string, options?: Parameters<typeof fetcher>[1]): Promise<ImportBatch> => {

  return fetcher<ImportBatch>(getStopImportBatchUrl(batchId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStopImportBatchMutationKey = () => ['stopImportBatch'] as const;

export const getStopImportBatchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotBookingResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopImportBatch>>, TError,StopImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof stopImportBatch>>, TError,StopImportBatchMutationVariables, TContext> => {

const mutationKey = getStopImportBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopImportBatch>>, StopImportBatchMutationVariables> = (props) => {
          const {batchId} = props ?? {};

          return  stopImportBatch(batchId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StopImportBatchMutationResult = NonNullable<Awaited<ReturnType<typeof stopImportBatch>>>

    export type StopImportBatchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotBookingResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type StopImportBatchMutationVariables = {batchId: string}

    /**
 * @summary Stop the booking of an import batch
 */
export const useStopImportBatch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ImportNotBookingResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopImportBatch>>, TError,StopImportBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopImportBatch>>,
        TError,
        StopImportBatchMutationVariables,
        TContext
      > => {
      return useMutation(getStopImportBatchMutationOptions(options), queryClient);
    }
    export const getDownloadImportTemplateUrl = () => {




  return `/api/website/import-template`
}

/**
 * Returns a file with one example row and a column for each field, but for `receiver.last_name` and `unit_price`, in whose place `receiver.full_name` and `price` are filled in. In a workbook, columns with a fixed set of values offer them in a list, and phones are text.
 * @summary Download a template for import files
 */
export const downloadImportTemplate = async (importTemplateRequest: ImportTemplateRequest, options?: Parameters<typeof fetcher>[1]): Promise<ImportCsvFile | XlsxFile> => {

return fetcher<ImportCsvFile | XlsxFile>(getDownloadImportTemplateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(importTemplateRequest)
  }
);}





export const getDownloadImportTemplateMutationKey = () => ['downloadImportTemplate'] as const;

export const getDownloadImportTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadImportTemplate>>, TError,DownloadImportTemplateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadImportTemplate>>, TError,DownloadImportTemplateMutationVariables, TContext> => {

const mutationKey = getDownloadImportTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadImportTemplate>>, DownloadImportTemplateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  downloadImportTemplate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadImportTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof downloadImportTemplate>>>
    export type DownloadImportTemplateMutationBody = ImportTemplateRequest
    export type DownloadImportTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadImportTemplateMutationVariables = {data: ImportTemplateRequest}

    /**
 * @summary Download a template for import files
 */
export const useDownloadImportTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadImportTemplate>>, TError,DownloadImportTemplateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadImportTemplate>>,
        TError,
        DownloadImportTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadImportTemplateMutationOptions(options), queryClient);
    }
