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
  AutoTopUpUpdate
} from '../model/auto-top-up-update.ts';

import type {
  AutoTopUp
} from '../model/auto-top-up.ts';

import type {
  BadRequestResponse
} from '../model/bad-request-response.ts';

import type {
  Balance
} from '../model/balance.ts';

import type {
  ConfirmationRequiredResponse
} from '../model/confirmation-required-response.ts';

import type {
  CreateTopUpHeaders
} from '../model/create-top-up-headers.ts';

import type {
  CreditChangedResponse
} from '../model/credit-changed-response.ts';

import type {
  CsvFile
} from '../model/csv-file.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidAutoTopUpResponse
} from '../model/invalid-auto-top-up-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  InvalidTopUpResponse
} from '../model/invalid-top-up-response.ts';

import type {
  ListTransactionsParams
} from '../model/list-transactions-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  PaymentMethodExpiredResponse
} from '../model/payment-method-expired-response.ts';

import type {
  PaymentOutcome
} from '../model/payment-outcome.ts';

import type {
  PaymentProviderUnavailableResponse
} from '../model/payment-provider-unavailable-response.ts';

import type {
  PlanTopUpRefusedResponse
} from '../model/plan-top-up-refused-response.ts';

import type {
  RetryTopUpHeaders
} from '../model/retry-top-up-headers.ts';

import type {
  SavedPaymentMethodList
} from '../model/saved-payment-method-list.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

import type {
  TopUpCreate
} from '../model/top-up-create.ts';

import type {
  TopUpOptions
} from '../model/top-up-options.ts';

import type {
  TopUpRetry
} from '../model/top-up-retry.ts';

import type {
  TopUp
} from '../model/top-up.ts';

import type {
  TransactionFilter
} from '../model/transaction-filter.ts';

import type {
  TransactionList
} from '../model/transaction-list.ts';

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

export const getGetAutoTopUpUrl = () => {




  return `/api/website/auto-top-up`
}

/**
 * Returns the settings of automatic top-up, what it has charged today, and why it turned itself off, if it did.
 * @summary Show automatic top-up
 */
export const getAutoTopUp = async ( options?: Parameters<typeof fetcher>[1]): Promise<AutoTopUp> => {

  return fetcher<AutoTopUp>(getGetAutoTopUpUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAutoTopUpQueryKey = () => {
    return [
    "getAutoTopUp"
    ] as const;
    }


export const getGetAutoTopUpQueryOptions = <TData = Awaited<ReturnType<typeof getAutoTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAutoTopUpQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAutoTopUp>>> = ({ signal }) => getAutoTopUp({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAutoTopUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAutoTopUpQueryResult = NonNullable<Awaited<ReturnType<typeof getAutoTopUp>>>
export type GetAutoTopUpQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetAutoTopUp<TData = Awaited<ReturnType<typeof getAutoTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoTopUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoTopUp>>,
          TError,
          Awaited<ReturnType<typeof getAutoTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoTopUp<TData = Awaited<ReturnType<typeof getAutoTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoTopUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoTopUp>>,
          TError,
          Awaited<ReturnType<typeof getAutoTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoTopUp<TData = Awaited<ReturnType<typeof getAutoTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show automatic top-up
 */

export function useGetAutoTopUp<TData = Awaited<ReturnType<typeof getAutoTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAutoTopUpQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateAutoTopUpUrl = () => {




  return `/api/website/auto-top-up`
}

/**
 * Turns automatic top-up on or off, or changes it. Turning it on or changing it requires a confirmed session, and notifies the owner; turning it off does neither. While it is on, a balance below the threshold is topped up within minutes with the saved payment method, one payment at a time, and never beyond the daily cap. After a failed payment, the next attempt waits for 15 minutes; after two failures in a row, automatic top-up turns itself off and notifies the owner.
 * @summary Change automatic top-up
 */
export const updateAutoTopUp = async (autoTopUpUpdate: AutoTopUpUpdate, options?: Parameters<typeof fetcher>[1]): Promise<AutoTopUp> => {

return fetcher<AutoTopUp>(getUpdateAutoTopUpUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(autoTopUpUpdate)
  }
);}





export const getUpdateAutoTopUpMutationKey = () => ['updateAutoTopUp'] as const;

export const getUpdateAutoTopUpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | PaymentMethodExpiredResponse | PayloadTooLargeResponse | InvalidAutoTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAutoTopUp>>, TError,UpdateAutoTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAutoTopUp>>, TError,UpdateAutoTopUpMutationVariables, TContext> => {

const mutationKey = getUpdateAutoTopUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAutoTopUp>>, UpdateAutoTopUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAutoTopUp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAutoTopUpMutationResult = NonNullable<Awaited<ReturnType<typeof updateAutoTopUp>>>
    export type UpdateAutoTopUpMutationBody = AutoTopUpUpdate
    export type UpdateAutoTopUpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | PaymentMethodExpiredResponse | PayloadTooLargeResponse | InvalidAutoTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateAutoTopUpMutationVariables = {data: AutoTopUpUpdate}

    /**
 * @summary Change automatic top-up
 */
export const useUpdateAutoTopUp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | PaymentMethodExpiredResponse | PayloadTooLargeResponse | InvalidAutoTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAutoTopUp>>, TError,UpdateAutoTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAutoTopUp>>,
        TError,
        UpdateAutoTopUpMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAutoTopUpMutationOptions(options), queryClient);
    }
    export const getGetBalanceUrl = () => {




  return `/api/website/balance`
}

/**
 * Returns the account's balance and its totals.
 * @summary Show the balance
 */
export const getBalance = async ( options?: Parameters<typeof fetcher>[1]): Promise<Balance> => {

  return fetcher<Balance>(getGetBalanceUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetBalanceQueryKey = () => {
    return [
    "getBalance"
    ] as const;
    }


export const getGetBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBalance>>> = ({ signal }) => getBalance({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getBalance>>>
export type GetBalanceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalance>>,
          TError,
          Awaited<ReturnType<typeof getBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalance>>,
          TError,
          Awaited<ReturnType<typeof getBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the balance
 */

export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTransactionsUrl = (params?: ListTransactionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/balance/transactions?${stringifiedParams}` : `/api/website/balance/transactions`
}

/**
 * Returns the account's ledger with the balance after each movement, newest first by default.
 * @summary List the balance movements
 */
export const listTransactions = async (params?: ListTransactionsParams, options?: Parameters<typeof fetcher>[1]): Promise<TransactionList> => {

  return fetcher<TransactionList>(getListTransactionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTransactionsQueryKey = (params?: ListTransactionsParams,) => {
    return [
    "listTransactions", ...(params ? [params] : [])
    ] as const;
    }


export const getListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the balance movements
 */

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadTransactionsUrl = () => {




  return `/api/website/balance/transactions/csv`
}

/**
 * Returns every movement that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, dates and times in the Riyadh time zone, amounts in riyals.
 * @summary Download the balance movements
 */
export const downloadTransactions = async (transactionFilter: TransactionFilter, options?: Parameters<typeof fetcher>[1]): Promise<CsvFile> => {

return fetcher<CsvFile>(getDownloadTransactionsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(transactionFilter)
  }
);}





export const getDownloadTransactionsMutationKey = () => ['downloadTransactions'] as const;

export const getDownloadTransactionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadTransactions>>, TError,DownloadTransactionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadTransactions>>, TError,DownloadTransactionsMutationVariables, TContext> => {

const mutationKey = getDownloadTransactionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadTransactions>>, DownloadTransactionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  downloadTransactions(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadTransactionsMutationResult = NonNullable<Awaited<ReturnType<typeof downloadTransactions>>>
    export type DownloadTransactionsMutationBody = TransactionFilter
    export type DownloadTransactionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadTransactionsMutationVariables = {data: TransactionFilter}

    /**
 * @summary Download the balance movements
 */
export const useDownloadTransactions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadTransactions>>, TError,DownloadTransactionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadTransactions>>,
        TError,
        DownloadTransactionsMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadTransactionsMutationOptions(options), queryClient);
    }
    export const getGetPaymentOutcomeUrl = (paymentReference: string,) => {




  return `/api/website/checkout/${encodeURIComponent(String(paymentReference))}`
}

/**
 * For checkout pages, whether signed in or signed out. Available for 24 hours to anyone who has the payment's reference from the payment provider's redirect. Contains nothing that identifies a person.
 * @summary Show the outcome of a payment
 */
export const getPaymentOutcome = async (paymentReference: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentOutcome> => {

  return fetcher<PaymentOutcome>(getGetPaymentOutcomeUrl(paymentReference),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPaymentOutcomeQueryKey = (paymentReference: string,) => {
    return [
    "getPaymentOutcome", ...(paymentReference ? [paymentReference] : [])
    ] as const;
    }


export const getGetPaymentOutcomeQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentOutcome>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(paymentReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentOutcome>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentOutcomeQueryKey(paymentReference);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentOutcome>>> = ({ signal }) => getPaymentOutcome(paymentReference, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: paymentReference !== null && paymentReference !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentOutcome>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentOutcomeQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentOutcome>>>
export type GetPaymentOutcomeQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetPaymentOutcome<TData = Awaited<ReturnType<typeof getPaymentOutcome>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentReference: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentOutcome>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentOutcome>>,
          TError,
          Awaited<ReturnType<typeof getPaymentOutcome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentOutcome<TData = Awaited<ReturnType<typeof getPaymentOutcome>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentOutcome>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentOutcome>>,
          TError,
          Awaited<ReturnType<typeof getPaymentOutcome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentOutcome<TData = Awaited<ReturnType<typeof getPaymentOutcome>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentOutcome>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the outcome of a payment
 */

export function useGetPaymentOutcome<TData = Awaited<ReturnType<typeof getPaymentOutcome>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentOutcome>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentOutcomeQueryOptions(paymentReference,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPaymentMethodsUrl = () => {




  return `/api/website/payment-methods`
}

/**
 * Returns the cards that were saved with `TopUpCreate.save_payment_method`, newest first. Saving a card again replaces the earlier entry. An account can have at most ten.
 * @summary List the saved payment methods
 */
export const listPaymentMethods = async ( options?: Parameters<typeof fetcher>[1]): Promise<SavedPaymentMethodList> => {

  return fetcher<SavedPaymentMethodList>(getListPaymentMethodsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPaymentMethodsQueryKey = () => {
    return [
    "listPaymentMethods"
    ] as const;
    }


export const getListPaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentMethods>>> = ({ signal }) => listPaymentMethods({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentMethods>>>
export type ListPaymentMethodsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPaymentMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPaymentMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the saved payment methods
 */

export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentMethodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeletePaymentMethodUrl = (paymentMethodId: string,) => {




  return `/api/website/payment-methods/${encodeURIComponent(String(paymentMethodId))}`
}

/**
 * Has the payment provider forget the card, then removes it from the list. If automatic top-up uses the card, it is turned off. A payment that is under way continues. If the provider does not respond, nothing is deleted.
 * @summary Delete a saved payment method
 */
export const deletePaymentMethod = async (paymentMethodId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeletePaymentMethodUrl(paymentMethodId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePaymentMethodMutationKey = () => ['deletePaymentMethod'] as const;

export const getDeletePaymentMethodMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentMethod>>, TError,DeletePaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePaymentMethod>>, TError,DeletePaymentMethodMutationVariables, TContext> => {

const mutationKey = getDeletePaymentMethodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePaymentMethod>>, DeletePaymentMethodMutationVariables> = (props) => {
          const {paymentMethodId} = props ?? {};

          return  deletePaymentMethod(paymentMethodId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof deletePaymentMethod>>>

    export type DeletePaymentMethodMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>
    export type DeletePaymentMethodMutationVariables = {paymentMethodId: string}

    /**
 * @summary Delete a saved payment method
 */
export const useDeletePaymentMethod = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentMethod>>, TError,DeletePaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePaymentMethod>>,
        TError,
        DeletePaymentMethodMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePaymentMethodMutationOptions(options), queryClient);
    }
    export const getCreateTopUpUrl = () => {




  return `/api/website/top-ups`
}

/**
 * Opens a payment with the payment provider and returns the address of its page. Card data is entered there and never sent to this API. The balance is credited once the provider reports that the money was paid. If the top-up names a plan, the plan is changed together with the credit, provided that the change still costs what the person has seen.
 * @summary Top up the balance
 */
export const createTopUp = async (topUpCreate: TopUpCreate,
    headers: CreateTopUpHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TopUp> => {

return fetcher<TopUp>(getCreateTopUpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(topUpCreate)
  }
);}





export const getCreateTopUpMutationKey = () => ['createTopUp'] as const;

export const getCreateTopUpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PlanTopUpRefusedResponse | PayloadTooLargeResponse | InvalidTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTopUp>>, TError,CreateTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createTopUp>>, TError,CreateTopUpMutationVariables, TContext> => {

const mutationKey = getCreateTopUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTopUp>>, CreateTopUpMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createTopUp(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTopUpMutationResult = NonNullable<Awaited<ReturnType<typeof createTopUp>>>
    export type CreateTopUpMutationBody = TopUpCreate
    export type CreateTopUpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PlanTopUpRefusedResponse | PayloadTooLargeResponse | InvalidTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>
    export type CreateTopUpMutationVariables = {data: TopUpCreate;headers: CreateTopUpHeaders}

    /**
 * @summary Top up the balance
 */
export const useCreateTopUp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PlanTopUpRefusedResponse | PayloadTooLargeResponse | InvalidTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTopUp>>, TError,CreateTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTopUp>>,
        TError,
        CreateTopUpMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTopUpMutationOptions(options), queryClient);
    }
    export const getGetTopUpOptionsUrl = () => {




  return `/api/website/top-ups/options`
}

/**
 * Returns the payment provider's methods, with the currencies of each, their limits and today's rate.
 * @summary List the ways to top up the balance
 */
export const getTopUpOptions = async ( options?: Parameters<typeof fetcher>[1]): Promise<TopUpOptions> => {

  return fetcher<TopUpOptions>(getGetTopUpOptionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTopUpOptionsQueryKey = () => {
    return [
    "getTopUpOptions"
    ] as const;
    }


export const getGetTopUpOptionsQueryOptions = <TData = Awaited<ReturnType<typeof getTopUpOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUpOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTopUpOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTopUpOptions>>> = ({ signal }) => getTopUpOptions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTopUpOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTopUpOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof getTopUpOptions>>>
export type GetTopUpOptionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetTopUpOptions<TData = Awaited<ReturnType<typeof getTopUpOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUpOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopUpOptions>>,
          TError,
          Awaited<ReturnType<typeof getTopUpOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopUpOptions<TData = Awaited<ReturnType<typeof getTopUpOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUpOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopUpOptions>>,
          TError,
          Awaited<ReturnType<typeof getTopUpOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopUpOptions<TData = Awaited<ReturnType<typeof getTopUpOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUpOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ways to top up the balance
 */

export function useGetTopUpOptions<TData = Awaited<ReturnType<typeof getTopUpOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUpOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTopUpOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetTopUpUrl = (topUpId: string,) => {




  return `/api/website/top-ups/${encodeURIComponent(String(topUpId))}`
}

/**
 * Returns a top-up of this account in its current state.
 * @summary Show a top-up
 */
export const getTopUp = async (topUpId: string, options?: Parameters<typeof fetcher>[1]): Promise<TopUp> => {

  return fetcher<TopUp>(getGetTopUpUrl(topUpId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTopUpQueryKey = (topUpId: string,) => {
    return [
    "getTopUp", ...(topUpId ? [topUpId] : [])
    ] as const;
    }


export const getGetTopUpQueryOptions = <TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTopUpQueryKey(topUpId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTopUp>>> = ({ signal }) => getTopUp(topUpId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: topUpId !== null && topUpId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTopUpQueryResult = NonNullable<Awaited<ReturnType<typeof getTopUp>>>
export type GetTopUpQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopUp>>,
          TError,
          Awaited<ReturnType<typeof getTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopUp>>,
          TError,
          Awaited<ReturnType<typeof getTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a top-up
 */

export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTopUpQueryOptions(topUpId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRetryTopUpUrl = (topUpId: string,) => {




  return `/api/website/top-ups/${encodeURIComponent(String(topUpId))}/retry`
}

/**
 * First asks the payment provider for the outcome of the last attempt. If it was paid, the balance is credited and nothing is charged again. If it is still open, the same payment page is returned. If it failed or expired, a new attempt begins at today's exchange rate. The request states the credit that the person has seen; if a new attempt would credit a different amount, nothing is opened and the request is refused with `credit_changed`. Trying an automatic top-up again is refused with `not_allowed`.
 * @summary Try a top-up again
 */
export const retryTopUp = async (topUpId: string,
    topUpRetry: TopUpRetry,
    headers: RetryTopUpHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TopUp> => {

return fetcher<TopUp>(getRetryTopUpUrl(topUpId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...options?.headers },
    body: JSON.stringify(topUpRetry)
  }
);}





export const getRetryTopUpMutationKey = () => ['retryTopUp'] as const;

export const getRetryTopUpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | CreditChangedResponse | PayloadTooLargeResponse | InvalidTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryTopUp>>, TError,RetryTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof retryTopUp>>, TError,RetryTopUpMutationVariables, TContext> => {

const mutationKey = getRetryTopUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryTopUp>>, RetryTopUpMutationVariables> = (props) => {
          const {topUpId,data,headers} = props ?? {};

          return  retryTopUp(topUpId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryTopUpMutationResult = NonNullable<Awaited<ReturnType<typeof retryTopUp>>>
    export type RetryTopUpMutationBody = TopUpRetry
    export type RetryTopUpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | CreditChangedResponse | PayloadTooLargeResponse | InvalidTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>
    export type RetryTopUpMutationVariables = {topUpId: string;data: TopUpRetry;headers: RetryTopUpHeaders}

    /**
 * @summary Try a top-up again
 */
export const useRetryTopUp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | CreditChangedResponse | PayloadTooLargeResponse | InvalidTopUpResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentProviderUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryTopUp>>, TError,RetryTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryTopUp>>,
        TError,
        RetryTopUpMutationVariables,
        TContext
      > => {
      return useMutation(getRetryTopUpMutationOptions(options), queryClient);
    }
