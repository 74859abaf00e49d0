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
  CompanyAccountRequiredResponse
} from '../model/company-account-required-response.ts';

import type {
  DownloadReportParams
} from '../model/download-report-params.ts';

import type {
  DownloadReportRowsParams
} from '../model/download-report-rows-params.ts';

import type {
  GetReportParams
} from '../model/get-report-params.ts';

import type {
  ImportCsvFile
} from '../model/import-csv-file.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  ListReportRowsParams
} from '../model/list-report-rows-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  NothingToDownloadResponse
} from '../model/nothing-to-download-response.ts';

import type {
  ReportRowList
} from '../model/report-row-list.ts';

import type {
  Report
} from '../model/report.ts';

import type {
  RowsNotDownloadableResponse
} from '../model/rows-not-downloadable-response.ts';

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

export const getGetReportUrl = (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: GetReportParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/reports/${encodeURIComponent(String(report))}?${stringifiedParams}` : `/api/website/reports/${encodeURIComponent(String(report))}`
}

/**
 * Returns the figures of a period, their course over time, and tables that break them down. Shipments count on the day on which they were booked, with what has become of them since; figures of deliveries, movements, documents and store orders count on the day of the delivery, movement, document or order. Each report has the filters that suit its figures. A filter that the report does not have is refused with 400, as is a period that ends before it begins or is longer than three years, and a courier, store or client that the account does not have.
 * @summary Show a report
 */
export const getReport = async (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: GetReportParams, options?: Parameters<typeof fetcher>[1]): Promise<Report> => {

  return fetcher<Report>(getGetReportUrl(report,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReportQueryKey = (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params?: GetReportParams,) => {
    return [
    "getReport", ...(params ? [params] : []), ...(report ? [report] : [])
    ] as const;
    }


export const getGetReportQueryOptions = <TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: GetReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReportQueryKey(report,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReport>>> = ({ signal }) => getReport(report,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: report !== null && report !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReportQueryResult = NonNullable<Awaited<ReturnType<typeof getReport>>>
export type GetReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetReport<TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: GetReportParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReport>>,
          TError,
          Awaited<ReturnType<typeof getReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReport<TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: GetReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReport>>,
          TError,
          Awaited<ReturnType<typeof getReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReport<TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: GetReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a report
 */

export function useGetReport<TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: GetReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReportQueryOptions(report,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadReportUrl = (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: DownloadReportParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/reports/${encodeURIComponent(String(report))}/file?${stringifiedParams}` : `/api/website/reports/${encodeURIComponent(String(report))}/file`
}

/**
 * Returns the report in the reader's language: as an Excel workbook with a sheet for its figures, their course, and each table; as CSV (RFC 4180, in UTF-8 with a byte order mark) with one of these parts; or as a PDF on A4. Headings name the units: amounts are in riyals, shares in percent.
 * @summary Download a report
 */
export const downloadReport = async (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: DownloadReportParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportCsvFile | XlsxFile | Blob> => {

  return fetcher<ImportCsvFile | XlsxFile | Blob>(getDownloadReportUrl(report,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadReportMutationKey = () => ['downloadReport'] as const;

export const getDownloadReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | NothingToDownloadResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadReport>>, TError,DownloadReportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadReport>>, TError,DownloadReportMutationVariables, TContext> => {

const mutationKey = getDownloadReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadReport>>, DownloadReportMutationVariables> = (props) => {
          const {report,params} = props ?? {};

          return  downloadReport(report,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadReportMutationResult = NonNullable<Awaited<ReturnType<typeof downloadReport>>>

    export type DownloadReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | NothingToDownloadResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadReportMutationVariables = {report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary';params: DownloadReportParams}

    /**
 * @summary Download a report
 */
export const useDownloadReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | NothingToDownloadResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadReport>>, TError,DownloadReportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadReport>>,
        TError,
        DownloadReportMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadReportMutationOptions(options), queryClient);
    }
    export const getListReportRowsUrl = (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: ListReportRowsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/reports/${encodeURIComponent(String(report))}/rows?${stringifiedParams}` : `/api/website/reports/${encodeURIComponent(String(report))}/rows`
}

/**
 * Returns the shipments, movements, documents, orders or clients behind a figure, newest first, each with what it contributes. `totals` covers all of them and equals the figure. For a point of the series, request the days of that point.
 * @summary List what a figure of a report counts
 */
export const listReportRows = async (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: ListReportRowsParams, options?: Parameters<typeof fetcher>[1]): Promise<ReportRowList> => {

  return fetcher<ReportRowList>(getListReportRowsUrl(report,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReportRowsQueryKey = (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params?: ListReportRowsParams,) => {
    return [
    "listReportRows", ...(params ? [params] : []), ...(report ? [report] : [])
    ] as const;
    }


export const getListReportRowsQueryOptions = <TData = Awaited<ReturnType<typeof listReportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: ListReportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRows>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportRowsQueryKey(report,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReportRows>>> = ({ signal }) => listReportRows(report,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: report !== null && report !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReportRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listReportRows>>>
export type ListReportRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListReportRows<TData = Awaited<ReturnType<typeof listReportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: ListReportRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportRows>>,
          TError,
          Awaited<ReturnType<typeof listReportRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportRows<TData = Awaited<ReturnType<typeof listReportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: ListReportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportRows>>,
          TError,
          Awaited<ReturnType<typeof listReportRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportRows<TData = Awaited<ReturnType<typeof listReportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: ListReportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRows>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what a figure of a report counts
 */

export function useListReportRows<TData = Awaited<ReturnType<typeof listReportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: ListReportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportRows>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportRowsQueryOptions(report,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadReportRowsUrl = (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: DownloadReportRowsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/reports/${encodeURIComponent(String(report))}/rows/file?${stringifiedParams}` : `/api/website/reports/${encodeURIComponent(String(report))}/rows/file`
}

/**
 * Returns everything behind a figure, newest first, in the reader's language: as CSV (RFC 4180, in UTF-8 with a byte order mark) or as an Excel workbook. The file is sent while it is being read. It has at most 1,000,000 rows, about as many as a sheet can hold; a figure with more is refused before anything is sent.
 * @summary Download what a figure of a report counts
 */
export const downloadReportRows = async (report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary',
    params: DownloadReportRowsParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportCsvFile | XlsxFile> => {

  return fetcher<ImportCsvFile | XlsxFile>(getDownloadReportRowsUrl(report,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadReportRowsMutationKey = () => ['downloadReportRows'] as const;

export const getDownloadReportRowsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | RowsNotDownloadableResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadReportRows>>, TError,DownloadReportRowsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadReportRows>>, TError,DownloadReportRowsMutationVariables, TContext> => {

const mutationKey = getDownloadReportRowsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadReportRows>>, DownloadReportRowsMutationVariables> = (props) => {
          const {report,params} = props ?? {};

          return  downloadReportRows(report,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadReportRowsMutationResult = NonNullable<Awaited<ReturnType<typeof downloadReportRows>>>

    export type DownloadReportRowsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | RowsNotDownloadableResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadReportRowsMutationVariables = {report: 'couriers' | 'clients' | 'orders' | 'revenue' | 'top_clients_by_orders' | 'top_clients_by_revenue' | 'client_analytics' | 'client_orders' | 'financial_summary' | 'integration_orders' | 'order_totals_by_courier' | 'order_totals_by_payment_method' | 'shipping_cost_by_courier' | 'tax_summary';params: DownloadReportRowsParams}

    /**
 * @summary Download what a figure of a report counts
 */
export const useDownloadReportRows = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | NotFoundResponse | RowsNotDownloadableResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadReportRows>>, TError,DownloadReportRowsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadReportRows>>,
        TError,
        DownloadReportRowsMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadReportRowsMutationOptions(options), queryClient);
    }
