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
  ChosenCourier
} from '../model/chosen-courier.ts';

import type {
  CourierChoiceCreate
} from '../model/courier-choice-create.ts';

import type {
  CourierRulesRefusedResponse
} from '../model/courier-rules-refused-response.ts';

import type {
  CourierRulesUpdate
} from '../model/courier-rules-update.ts';

import type {
  CourierRules
} from '../model/courier-rules.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  RulesTrialCreate
} from '../model/rules-trial-create.ts';

import type {
  RulesTrial
} from '../model/rules-trial.ts';

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

export const getGetCourierRulesUrl = () => {




  return `/api/website/courier-rules`
}

/**
 * Returns the account's rules in their order, with what keeps any of them from working.
 * @summary Show the rules for choosing a courier
 */
export const getCourierRules = async ( options?: Parameters<typeof fetcher>[1]): Promise<CourierRules> => {

  return fetcher<CourierRules>(getGetCourierRulesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCourierRulesQueryKey = () => {
    return [
    "getCourierRules"
    ] as const;
    }


export const getGetCourierRulesQueryOptions = <TData = Awaited<ReturnType<typeof getCourierRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourierRulesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourierRules>>> = ({ signal }) => getCourierRules({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourierRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourierRulesQueryResult = NonNullable<Awaited<ReturnType<typeof getCourierRules>>>
export type GetCourierRulesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetCourierRules<TData = Awaited<ReturnType<typeof getCourierRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourierRules>>,
          TError,
          Awaited<ReturnType<typeof getCourierRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourierRules<TData = Awaited<ReturnType<typeof getCourierRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourierRules>>,
          TError,
          Awaited<ReturnType<typeof getCourierRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourierRules<TData = Awaited<ReturnType<typeof getCourierRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the rules for choosing a courier
 */

export function useGetCourierRules<TData = Awaited<ReturnType<typeof getCourierRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourierRulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateCourierRulesUrl = () => {




  return `/api/website/courier-rules`
}

/**
 * Replaces the whole list, unless another device has saved it since it was read: then the version does not match, and nothing is changed. The first rule that is on and whose conditions are all met chooses the courier; if its outcome is impossible, no courier is chosen. If no rule matches, the lowest price is chosen. Rules apply wherever no person chooses the courier.
 * @summary Save the rules for choosing a courier
 */
export const updateCourierRules = async (courierRulesUpdate: CourierRulesUpdate, options?: Parameters<typeof fetcher>[1]): Promise<CourierRules> => {

return fetcher<CourierRules>(getUpdateCourierRulesUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(courierRulesUpdate)
  }
);}





export const getUpdateCourierRulesMutationKey = () => ['updateCourierRules'] as const;

export const getUpdateCourierRulesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CourierRulesRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCourierRules>>, TError,UpdateCourierRulesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCourierRules>>, TError,UpdateCourierRulesMutationVariables, TContext> => {

const mutationKey = getUpdateCourierRulesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCourierRules>>, UpdateCourierRulesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCourierRules(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCourierRulesMutationResult = NonNullable<Awaited<ReturnType<typeof updateCourierRules>>>
    export type UpdateCourierRulesMutationBody = CourierRulesUpdate
    export type UpdateCourierRulesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CourierRulesRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateCourierRulesMutationVariables = {data: CourierRulesUpdate}

    /**
 * @summary Save the rules for choosing a courier
 */
export const useUpdateCourierRules = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CourierRulesRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCourierRules>>, TError,UpdateCourierRulesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCourierRules>>,
        TError,
        UpdateCourierRulesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCourierRulesMutationOptions(options), queryClient);
    }
    export const getChooseCourierUrl = () => {




  return `/api/website/courier-rules/choice`
}

/**
 * Returns which price of a quote the account's rules choose for a shipment created from the website or for a store order, and why. Nothing is booked, and any other price can still be booked.
 * @summary Choose a courier by the rules
 */
export const chooseCourier = async (courierChoiceCreate: CourierChoiceCreate, options?: Parameters<typeof fetcher>[1]): Promise<ChosenCourier> => {

return fetcher<ChosenCourier>(getChooseCourierUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(courierChoiceCreate)
  }
);}





export const getChooseCourierMutationKey = () => ['chooseCourier'] as const;

export const getChooseCourierMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseCourier>>, TError,ChooseCourierMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseCourier>>, TError,ChooseCourierMutationVariables, TContext> => {

const mutationKey = getChooseCourierMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseCourier>>, ChooseCourierMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  chooseCourier(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChooseCourierMutationResult = NonNullable<Awaited<ReturnType<typeof chooseCourier>>>
    export type ChooseCourierMutationBody = CourierChoiceCreate
    export type ChooseCourierMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ChooseCourierMutationVariables = {data: CourierChoiceCreate}

    /**
 * @summary Choose a courier by the rules
 */
export const useChooseCourier = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseCourier>>, TError,ChooseCourierMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseCourier>>,
        TError,
        ChooseCourierMutationVariables,
        TContext
      > => {
      return useMutation(getChooseCourierMutationOptions(options), queryClient);
    }
    export const getTryCourierRulesUrl = () => {




  return `/api/website/courier-rules/trial`
}

/**
 * Returns what the given rules would choose for the account's last 100 shipments at today's prices, why, and what would differ. Nothing is saved, booked or charged.
 * @summary Try rules on the last shipments
 */
export const tryCourierRules = async (rulesTrialCreate: RulesTrialCreate, options?: Parameters<typeof fetcher>[1]): Promise<RulesTrial> => {

return fetcher<RulesTrial>(getTryCourierRulesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(rulesTrialCreate)
  }
);}





export const getTryCourierRulesMutationKey = () => ['tryCourierRules'] as const;

export const getTryCourierRulesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tryCourierRules>>, TError,TryCourierRulesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof tryCourierRules>>, TError,TryCourierRulesMutationVariables, TContext> => {

const mutationKey = getTryCourierRulesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tryCourierRules>>, TryCourierRulesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  tryCourierRules(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TryCourierRulesMutationResult = NonNullable<Awaited<ReturnType<typeof tryCourierRules>>>
    export type TryCourierRulesMutationBody = RulesTrialCreate
    export type TryCourierRulesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type TryCourierRulesMutationVariables = {data: RulesTrialCreate}

    /**
 * @summary Try rules on the last shipments
 */
export const useTryCourierRules = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tryCourierRules>>, TError,TryCourierRulesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tryCourierRules>>,
        TError,
        TryCourierRulesMutationVariables,
        TContext
      > => {
      return useMutation(getTryCourierRulesMutationOptions(options), queryClient);
    }
