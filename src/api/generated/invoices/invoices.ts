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
  CreateInvoiceFileHeaders
} from '../model/create-invoice-file-headers.ts';

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
  InvoiceCsv
} from '../model/invoice-csv.ts';

import type {
  InvoiceFileCreate
} from '../model/invoice-file-create.ts';

import type {
  InvoiceFileNotReadyResponse
} from '../model/invoice-file-not-ready-response.ts';

import type {
  InvoiceFile
} from '../model/invoice-file.ts';

import type {
  InvoiceXml
} from '../model/invoice-xml.ts';

import type {
  ListInvoicesParams
} from '../model/list-invoices-params.ts';

import type {
  NoInvoiceFileResponse
} from '../model/no-invoice-file-response.ts';

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
  TaxDocumentFilter
} from '../model/tax-document-filter.ts';

import type {
  TaxDocumentList
} from '../model/tax-document-list.ts';

import type {
  TaxDocument
} from '../model/tax-document.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorized-response.ts';

import type {
  XmlNotReadyResponse
} from '../model/xml-not-ready-response.ts';

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

export const getCreateInvoiceFileUrl = () => {




  return `/api/website/invoice-files`
}

/**
 * Starts a PDF with all invoices and credit notes of a month, in the order of their numbers. The server makes it in the background; `getInvoiceFile` reports the progress. A file holds at most 1,000 documents.
 * @summary Create a file with all invoices of a month
 */
export const createInvoiceFile = async (invoiceFileCreate: InvoiceFileCreate,
    headers: CreateInvoiceFileHeaders, options?: Parameters<typeof fetcher>[1]): Promise<InvoiceFile> => {

return fetcher<InvoiceFile>(getCreateInvoiceFileUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(invoiceFileCreate)
  }
);}





export const getCreateInvoiceFileMutationKey = () => ['createInvoiceFile'] as const;

export const getCreateInvoiceFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoInvoiceFileResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvoiceFile>>, TError,CreateInvoiceFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createInvoiceFile>>, TError,CreateInvoiceFileMutationVariables, TContext> => {

const mutationKey = getCreateInvoiceFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInvoiceFile>>, CreateInvoiceFileMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createInvoiceFile(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInvoiceFileMutationResult = NonNullable<Awaited<ReturnType<typeof createInvoiceFile>>>
    export type CreateInvoiceFileMutationBody = InvoiceFileCreate
    export type CreateInvoiceFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoInvoiceFileResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateInvoiceFileMutationVariables = {data: InvoiceFileCreate;headers: CreateInvoiceFileHeaders}

    /**
 * @summary Create a file with all invoices of a month
 */
export const useCreateInvoiceFile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NoInvoiceFileResponse | PayloadTooLargeResponse | InvalidOrReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvoiceFile>>, TError,CreateInvoiceFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInvoiceFile>>,
        TError,
        CreateInvoiceFileMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInvoiceFileMutationOptions(options), queryClient);
    }
    export const getGetInvoiceFileUrl = (fileId: string,) => {




  return `/api/website/invoice-files/${encodeURIComponent(String(fileId))}`
}

/**
 * Returns the progress of a file of this account. Poll at most once a second.
 * @summary Show the progress of a month's invoices
 */
export const getInvoiceFile = async (fileId: string, options?: Parameters<typeof fetcher>[1]): Promise<InvoiceFile> => {

  return fetcher<InvoiceFile>(getGetInvoiceFileUrl(fileId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInvoiceFileQueryKey = (fileId: string,) => {
    return [
    "getInvoiceFile", ...(fileId ? [fileId] : [])
    ] as const;
    }


export const getGetInvoiceFileQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceFile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceFileQueryKey(fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceFile>>> = ({ signal }) => getInvoiceFile(fileId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: fileId !== null && fileId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceFileQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceFile>>>
export type GetInvoiceFileQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetInvoiceFile<TData = Awaited<ReturnType<typeof getInvoiceFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 fileId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceFile>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceFile<TData = Awaited<ReturnType<typeof getInvoiceFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceFile>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceFile<TData = Awaited<ReturnType<typeof getInvoiceFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceFile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the progress of a month's invoices
 */

export function useGetInvoiceFile<TData = Awaited<ReturnType<typeof getInvoiceFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceFile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvoiceFileQueryOptions(fileId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadInvoiceFileUrl = (fileId: string,) => {




  return `/api/website/invoice-files/${encodeURIComponent(String(fileId))}/pdf`
}

/**
 * Returns one PDF with the pages of all documents.
 * @summary Download all invoices of a month
 */
export const downloadInvoiceFile = async (fileId: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadInvoiceFileUrl(fileId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadInvoiceFileMutationKey = () => ['downloadInvoiceFile'] as const;

export const getDownloadInvoiceFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | InvoiceFileNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInvoiceFile>>, TError,DownloadInvoiceFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadInvoiceFile>>, TError,DownloadInvoiceFileMutationVariables, TContext> => {

const mutationKey = getDownloadInvoiceFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadInvoiceFile>>, DownloadInvoiceFileMutationVariables> = (props) => {
          const {fileId} = props ?? {};

          return  downloadInvoiceFile(fileId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadInvoiceFileMutationResult = NonNullable<Awaited<ReturnType<typeof downloadInvoiceFile>>>

    export type DownloadInvoiceFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | InvoiceFileNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadInvoiceFileMutationVariables = {fileId: string}

    /**
 * @summary Download all invoices of a month
 */
export const useDownloadInvoiceFile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | InvoiceFileNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInvoiceFile>>, TError,DownloadInvoiceFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadInvoiceFile>>,
        TError,
        DownloadInvoiceFileMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadInvoiceFileMutationOptions(options), queryClient);
    }
    export const getListInvoicesUrl = (params?: ListInvoicesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/invoices?${stringifiedParams}` : `/api/website/invoices`
}

/**
 * Returns the account's tax documents, newest first, with the totals of all that match. There is an invoice for each charge and a credit note for each amount given back. The search covers document numbers and tracking numbers.
 * @summary List the invoices and credit notes
 */
export const listInvoices = async (params?: ListInvoicesParams, options?: Parameters<typeof fetcher>[1]): Promise<TaxDocumentList> => {

  return fetcher<TaxDocumentList>(getListInvoicesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListInvoicesQueryKey = (params?: ListInvoicesParams,) => {
    return [
    "listInvoices", ...(params ? [params] : [])
    ] as const;
    }


export const getListInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvoicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoices>>> = ({ signal }) => listInvoices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoices>>>
export type ListInvoicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoices>>,
          TError,
          Awaited<ReturnType<typeof listInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoices>>,
          TError,
          Awaited<ReturnType<typeof listInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the invoices and credit notes
 */

export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvoicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadInvoicesUrl = () => {




  return `/api/website/invoices/csv`
}

/**
 * Returns every document that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, dates and times in the Riyadh time zone, amounts in riyals. Amounts of credit notes are negative, so that the columns can be summed.
 * @summary Download the list of invoices and credit notes
 */
export const downloadInvoices = async (taxDocumentFilter: TaxDocumentFilter, options?: Parameters<typeof fetcher>[1]): Promise<InvoiceCsv> => {

return fetcher<InvoiceCsv>(getDownloadInvoicesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(taxDocumentFilter)
  }
);}





export const getDownloadInvoicesMutationKey = () => ['downloadInvoices'] as const;

export const getDownloadInvoicesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInvoices>>, TError,DownloadInvoicesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadInvoices>>, TError,DownloadInvoicesMutationVariables, TContext> => {

const mutationKey = getDownloadInvoicesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadInvoices>>, DownloadInvoicesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  downloadInvoices(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadInvoicesMutationResult = NonNullable<Awaited<ReturnType<typeof downloadInvoices>>>
    export type DownloadInvoicesMutationBody = TaxDocumentFilter
    export type DownloadInvoicesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadInvoicesMutationVariables = {data: TaxDocumentFilter}

    /**
 * @summary Download the list of invoices and credit notes
 */
export const useDownloadInvoices = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInvoices>>, TError,DownloadInvoicesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadInvoices>>,
        TError,
        DownloadInvoicesMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadInvoicesMutationOptions(options), queryClient);
    }
    export const getGetInvoiceUrl = (number: string,) => {




  return `/api/website/invoices/${encodeURIComponent(String(number))}`
}

/**
 * Returns a tax document of this account.
 * @summary Show an invoice or credit note
 */
export const getInvoice = async (number: string, options?: Parameters<typeof fetcher>[1]): Promise<TaxDocument> => {

  return fetcher<TaxDocument>(getGetInvoiceUrl(number),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInvoiceQueryKey = (number: string,) => {
    return [
    "getInvoice", ...(number ? [number] : [])
    ] as const;
    }


export const getGetInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceQueryKey(number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoice>>> = ({ signal }) => getInvoice(number, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoice>>>
export type GetInvoiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 number: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoice>>,
          TError,
          Awaited<ReturnType<typeof getInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoice>>,
          TError,
          Awaited<ReturnType<typeof getInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show an invoice or credit note
 */

export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvoiceQueryOptions(number,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadInvoiceUrl = (number: string,) => {




  return `/api/website/invoices/${encodeURIComponent(String(number))}/pdf`
}

/**
 * Returns the document as a PDF in Arabic and English, with the QR code of phase 1 of e-invoicing. The file is made on the first request and never changes by a single byte afterwards.
 * @summary Download an invoice or credit note
 */
export const downloadInvoice = async (number: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadInvoiceUrl(number),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadInvoiceMutationKey = () => ['downloadInvoice'] as const;

export const getDownloadInvoiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInvoice>>, TError,DownloadInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadInvoice>>, TError,DownloadInvoiceMutationVariables, TContext> => {

const mutationKey = getDownloadInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadInvoice>>, DownloadInvoiceMutationVariables> = (props) => {
          const {number} = props ?? {};

          return  downloadInvoice(number,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof downloadInvoice>>>

    export type DownloadInvoiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadInvoiceMutationVariables = {number: string}

    /**
 * @summary Download an invoice or credit note
 */
export const useDownloadInvoice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInvoice>>, TError,DownloadInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadInvoice>>,
        TError,
        DownloadInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadInvoiceMutationOptions(options), queryClient);
    }
    export const getDownloadInvoiceXmlUrl = (number: string,) => {




  return `/api/website/invoices/${encodeURIComponent(String(number))}/xml`
}

/**
 * Returns the document as UBL 2.1. The XML, with its UUID, its counter and the hash of the preceding document, exists shortly after the document is issued; until then the response is 409.
 * @summary Download the XML of an invoice or credit note
 */
export const downloadInvoiceXml = async (number: string, options?: Parameters<typeof fetcher>[1]): Promise<InvoiceXml> => {

  return fetcher<InvoiceXml>(getDownloadInvoiceXmlUrl(number),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadInvoiceXmlMutationKey = () => ['downloadInvoiceXml'] as const;

export const getDownloadInvoiceXmlMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | XmlNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInvoiceXml>>, TError,DownloadInvoiceXmlMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadInvoiceXml>>, TError,DownloadInvoiceXmlMutationVariables, TContext> => {

const mutationKey = getDownloadInvoiceXmlMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadInvoiceXml>>, DownloadInvoiceXmlMutationVariables> = (props) => {
          const {number} = props ?? {};

          return  downloadInvoiceXml(number,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadInvoiceXmlMutationResult = NonNullable<Awaited<ReturnType<typeof downloadInvoiceXml>>>

    export type DownloadInvoiceXmlMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | XmlNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadInvoiceXmlMutationVariables = {number: string}

    /**
 * @summary Download the XML of an invoice or credit note
 */
export const useDownloadInvoiceXml = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | XmlNotReadyResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInvoiceXml>>, TError,DownloadInvoiceXmlMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadInvoiceXml>>,
        TError,
        DownloadInvoiceXmlMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadInvoiceXmlMutationOptions(options), queryClient);
    }
