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
  CsvFile
} from '../model/csv-file.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  StatementList
} from '../model/statement-list.ts';

import type {
  Statement
} from '../model/statement.ts';

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

export const getListStatementsUrl = () => {




  return `/api/website/statements`
}

/**
 * Returns the opening and closing balance of each month since the account was opened, newest first.
 * @summary List the monthly statements
 */
export const listStatements = async ( options?: Parameters<typeof fetcher>[1]): Promise<StatementList> => {

  return fetcher<StatementList>(getListStatementsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStatementsQueryKey = () => {
    return [
    "listStatements"
    ] as const;
    }


export const getListStatementsQueryOptions = <TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStatementsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStatements>>> = ({ signal }) => listStatements({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStatementsQueryResult = NonNullable<Awaited<ReturnType<typeof listStatements>>>
export type ListStatementsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatements>>,
          TError,
          Awaited<ReturnType<typeof listStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatements>>,
          TError,
          Awaited<ReturnType<typeof listStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the monthly statements
 */

export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStatementsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStatementUrl = (month: string,) => {




  return `/api/website/statements/${encodeURIComponent(String(month))}`
}

/**
 * Returns the movements of the balance in a month by kind, and cash on delivery separately.
 * @summary Show a monthly statement
 */
export const getStatement = async (month: string, options?: Parameters<typeof fetcher>[1]): Promise<Statement> => {

  return fetcher<Statement>(getGetStatementUrl(month),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStatementQueryKey = (month: string,) => {
    return [
    "getStatement", ...(month ? [month] : [])
    ] as const;
    }


export const getGetStatementQueryOptions = <TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(month: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatementQueryKey(month);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatement>>> = ({ signal }) => getStatement(month, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: month !== null && month !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getStatement>>>
export type GetStatementQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 month: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 month: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 month: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a monthly statement
 */

export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 month: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatementQueryOptions(month,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadStatementMovementsUrl = (month: string,) => {




  return `/api/website/statements/${encodeURIComponent(String(month))}/csv`
}

/**
 * Returns every movement of the month, oldest first, between a row with the opening balance and one with the closing balance, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, dates and times in the Riyadh time zone, amounts in riyals.
 * @summary Download the movements of a monthly statement
 */
export const downloadStatementMovements = async (month: string, options?: Parameters<typeof fetcher>[1]): Promise<CsvFile> => {

  return fetcher<CsvFile>(getDownloadStatementMovementsUrl(month),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadStatementMovementsMutationKey = () => ['downloadStatementMovements'] as const;

export const getDownloadStatementMovementsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadStatementMovements>>, TError,DownloadStatementMovementsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadStatementMovements>>, TError,DownloadStatementMovementsMutationVariables, TContext> => {

const mutationKey = getDownloadStatementMovementsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadStatementMovements>>, DownloadStatementMovementsMutationVariables> = (props) => {
          const {month} = props ?? {};

          return  downloadStatementMovements(month,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadStatementMovementsMutationResult = NonNullable<Awaited<ReturnType<typeof downloadStatementMovements>>>

    export type DownloadStatementMovementsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadStatementMovementsMutationVariables = {month: string}

    /**
 * @summary Download the movements of a monthly statement
 */
export const useDownloadStatementMovements = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadStatementMovements>>, TError,DownloadStatementMovementsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadStatementMovements>>,
        TError,
        DownloadStatementMovementsMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadStatementMovementsMutationOptions(options), queryClient);
    }
    export const getDownloadStatementUrl = (month: string,) => {




  return `/api/website/statements/${encodeURIComponent(String(month))}/pdf`
}

/**
 * Returns the statement as a PDF in Arabic and English. It lists the movements of the month individually if there are at most 1,000, otherwise their totals by kind; `downloadStatementMovements` always lists them all.
 * @summary Download a monthly statement
 */
export const downloadStatement = async (month: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadStatementUrl(month),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadStatementMutationKey = () => ['downloadStatement'] as const;

export const getDownloadStatementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadStatement>>, TError,DownloadStatementMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadStatement>>, TError,DownloadStatementMutationVariables, TContext> => {

const mutationKey = getDownloadStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadStatement>>, DownloadStatementMutationVariables> = (props) => {
          const {month} = props ?? {};

          return  downloadStatement(month,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadStatementMutationResult = NonNullable<Awaited<ReturnType<typeof downloadStatement>>>

    export type DownloadStatementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadStatementMutationVariables = {month: string}

    /**
 * @summary Download a monthly statement
 */
export const useDownloadStatement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadStatement>>, TError,DownloadStatementMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadStatement>>,
        TError,
        DownloadStatementMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadStatementMutationOptions(options), queryClient);
    }
