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
  ScheduledReportInput
} from '../model/scheduled-report-input.ts';

import type {
  ScheduledReportList
} from '../model/scheduled-report-list.ts';

import type {
  ScheduledReport
} from '../model/scheduled-report.ts';

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

export const getListScheduledReportsUrl = () => {




  return `/api/website/scheduled-reports`
}

/**
 * Returns the reports that the account receives by e-mail, in the order in which they were scheduled.
 * @summary List the scheduled reports
 */
export const listScheduledReports = async ( options?: Parameters<typeof fetcher>[1]): Promise<ScheduledReportList> => {

  return fetcher<ScheduledReportList>(getListScheduledReportsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListScheduledReportsQueryKey = () => {
    return [
    "listScheduledReports"
    ] as const;
    }


export const getListScheduledReportsQueryOptions = <TData = Awaited<ReturnType<typeof listScheduledReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduledReports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListScheduledReportsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listScheduledReports>>> = ({ signal }) => listScheduledReports({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listScheduledReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListScheduledReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listScheduledReports>>>
export type ListScheduledReportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListScheduledReports<TData = Awaited<ReturnType<typeof listScheduledReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduledReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScheduledReports>>,
          TError,
          Awaited<ReturnType<typeof listScheduledReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScheduledReports<TData = Awaited<ReturnType<typeof listScheduledReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduledReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScheduledReports>>,
          TError,
          Awaited<ReturnType<typeof listScheduledReports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScheduledReports<TData = Awaited<ReturnType<typeof listScheduledReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduledReports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the scheduled reports
 */

export function useListScheduledReports<TData = Awaited<ReturnType<typeof listScheduledReports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduledReports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListScheduledReportsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateScheduledReportUrl = () => {




  return `/api/website/scheduled-reports`
}

/**
 * Sends the report by e-mail in the account's language, in the morning after each day, week or month, as a PDF with its most important figures and a link to the screen. A week begins on Sunday. The first report covers the current period. It goes to the account's e-mail, once that is verified. Scheduling the same report again changes nothing. An account can have 20.
 * @summary Schedule a report
 */
export const createScheduledReport = async (scheduledReportInput: ScheduledReportInput, options?: Parameters<typeof fetcher>[1]): Promise<ScheduledReport> => {

return fetcher<ScheduledReport>(getCreateScheduledReportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(scheduledReportInput)
  }
);}





export const getCreateScheduledReportMutationKey = () => ['createScheduledReport'] as const;

export const getCreateScheduledReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createScheduledReport>>, TError,CreateScheduledReportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createScheduledReport>>, TError,CreateScheduledReportMutationVariables, TContext> => {

const mutationKey = getCreateScheduledReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createScheduledReport>>, CreateScheduledReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createScheduledReport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateScheduledReportMutationResult = NonNullable<Awaited<ReturnType<typeof createScheduledReport>>>
    export type CreateScheduledReportMutationBody = ScheduledReportInput
    export type CreateScheduledReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateScheduledReportMutationVariables = {data: ScheduledReportInput}

    /**
 * @summary Schedule a report
 */
export const useCreateScheduledReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManySavedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createScheduledReport>>, TError,CreateScheduledReportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createScheduledReport>>,
        TError,
        CreateScheduledReportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateScheduledReportMutationOptions(options), queryClient);
    }
    export const getDeleteScheduledReportUrl = (scheduledReportId: string,) => {




  return `/api/website/scheduled-reports/${encodeURIComponent(String(scheduledReportId))}`
}

/**
 * Stops the report. No more e-mails are sent for it.
 * @summary Stop a scheduled report
 */
export const deleteScheduledReport = async (scheduledReportId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteScheduledReportUrl(scheduledReportId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteScheduledReportMutationKey = () => ['deleteScheduledReport'] as const;

export const getDeleteScheduledReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScheduledReport>>, TError,DeleteScheduledReportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteScheduledReport>>, TError,DeleteScheduledReportMutationVariables, TContext> => {

const mutationKey = getDeleteScheduledReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteScheduledReport>>, DeleteScheduledReportMutationVariables> = (props) => {
          const {scheduledReportId} = props ?? {};

          return  deleteScheduledReport(scheduledReportId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteScheduledReportMutationResult = NonNullable<Awaited<ReturnType<typeof deleteScheduledReport>>>

    export type DeleteScheduledReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteScheduledReportMutationVariables = {scheduledReportId: string}

    /**
 * @summary Stop a scheduled report
 */
export const useDeleteScheduledReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScheduledReport>>, TError,DeleteScheduledReportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteScheduledReport>>,
        TError,
        DeleteScheduledReportMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteScheduledReportMutationOptions(options), queryClient);
    }
