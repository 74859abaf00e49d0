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
  InvalidQuestionnaireResponse
} from '../model/invalid-questionnaire-response.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  QuestionnaireAnswers
} from '../model/questionnaire-answers.ts';

import type {
  QuestionnaireDraft
} from '../model/questionnaire-draft.ts';

import type {
  Questionnaire
} from '../model/questionnaire.ts';

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

export const getGetQuestionnaireUrl = () => {




  return `/api/website/questionnaire`
}

/**
 * Returns the company's answers so far, and whether to offer the questionnaire.
 * @summary Show the questionnaire
 */
export const getQuestionnaire = async ( options?: Parameters<typeof fetcher>[1]): Promise<Questionnaire> => {

  return fetcher<Questionnaire>(getGetQuestionnaireUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetQuestionnaireQueryKey = () => {
    return [
    "getQuestionnaire"
    ] as const;
    }


export const getGetQuestionnaireQueryOptions = <TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuestionnaireQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuestionnaire>>> = ({ signal }) => getQuestionnaire({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetQuestionnaireQueryResult = NonNullable<Awaited<ReturnType<typeof getQuestionnaire>>>
export type GetQuestionnaireQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetQuestionnaire<TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuestionnaire>>,
          TError,
          Awaited<ReturnType<typeof getQuestionnaire>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionnaire<TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuestionnaire>>,
          TError,
          Awaited<ReturnType<typeof getQuestionnaire>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionnaire<TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the questionnaire
 */

export function useGetQuestionnaire<TData = Awaited<ReturnType<typeof getQuestionnaire>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionnaire>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuestionnaireQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateQuestionnaireUrl = () => {




  return `/api/website/questionnaire`
}

/**
 * Saves the answers given so far, replacing the previous draft, so that they can be continued on any device.
 * @summary Save a draft of the answers
 */
export const updateQuestionnaire = async (questionnaireDraft: QuestionnaireDraft, options?: Parameters<typeof fetcher>[1]): Promise<Questionnaire> => {

return fetcher<Questionnaire>(getUpdateQuestionnaireUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(questionnaireDraft)
  }
);}





export const getUpdateQuestionnaireMutationKey = () => ['updateQuestionnaire'] as const;

export const getUpdateQuestionnaireMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | PayloadTooLargeResponse | InvalidQuestionnaireResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateQuestionnaire>>, TError,UpdateQuestionnaireMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateQuestionnaire>>, TError,UpdateQuestionnaireMutationVariables, TContext> => {

const mutationKey = getUpdateQuestionnaireMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateQuestionnaire>>, UpdateQuestionnaireMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateQuestionnaire(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateQuestionnaireMutationResult = NonNullable<Awaited<ReturnType<typeof updateQuestionnaire>>>
    export type UpdateQuestionnaireMutationBody = QuestionnaireDraft
    export type UpdateQuestionnaireMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | PayloadTooLargeResponse | InvalidQuestionnaireResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateQuestionnaireMutationVariables = {data: QuestionnaireDraft}

    /**
 * @summary Save a draft of the answers
 */
export const useUpdateQuestionnaire = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | PayloadTooLargeResponse | InvalidQuestionnaireResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateQuestionnaire>>, TError,UpdateQuestionnaireMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateQuestionnaire>>,
        TError,
        UpdateQuestionnaireMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateQuestionnaireMutationOptions(options), queryClient);
    }
    export const getDismissQuestionnaireOfferUrl = () => {




  return `/api/website/questionnaire/dismiss`
}

/**
 * Declines the questionnaire, so that it is not offered again. It can still be answered.
 * @summary Decline the questionnaire
 */
export const dismissQuestionnaireOffer = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDismissQuestionnaireOfferUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDismissQuestionnaireOfferMutationKey = () => ['dismissQuestionnaireOffer'] as const;

export const getDismissQuestionnaireOfferMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissQuestionnaireOffer>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof dismissQuestionnaireOffer>>, TError,void, TContext> => {

const mutationKey = getDismissQuestionnaireOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dismissQuestionnaireOffer>>, void> = () => {


          return  dismissQuestionnaireOffer(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DismissQuestionnaireOfferMutationResult = NonNullable<Awaited<ReturnType<typeof dismissQuestionnaireOffer>>>

    export type DismissQuestionnaireOfferMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


    /**
 * @summary Decline the questionnaire
 */
export const useDismissQuestionnaireOffer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissQuestionnaireOffer>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dismissQuestionnaireOffer>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDismissQuestionnaireOfferMutationOptions(options), queryClient);
    }
    export const getSubmitQuestionnaireUrl = () => {




  return `/api/website/questionnaire/submit`
}

/**
 * Submits complete answers. They replace earlier answers and the draft.
 * @summary Submit the questionnaire
 */
export const submitQuestionnaire = async (questionnaireAnswers: QuestionnaireAnswers, options?: Parameters<typeof fetcher>[1]): Promise<Questionnaire> => {

return fetcher<Questionnaire>(getSubmitQuestionnaireUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(questionnaireAnswers)
  }
);}





export const getSubmitQuestionnaireMutationKey = () => ['submitQuestionnaire'] as const;

export const getSubmitQuestionnaireMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | PayloadTooLargeResponse | InvalidQuestionnaireResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitQuestionnaire>>, TError,SubmitQuestionnaireMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof submitQuestionnaire>>, TError,SubmitQuestionnaireMutationVariables, TContext> => {

const mutationKey = getSubmitQuestionnaireMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitQuestionnaire>>, SubmitQuestionnaireMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitQuestionnaire(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitQuestionnaireMutationResult = NonNullable<Awaited<ReturnType<typeof submitQuestionnaire>>>
    export type SubmitQuestionnaireMutationBody = QuestionnaireAnswers
    export type SubmitQuestionnaireMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | PayloadTooLargeResponse | InvalidQuestionnaireResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type SubmitQuestionnaireMutationVariables = {data: QuestionnaireAnswers}

    /**
 * @summary Submit the questionnaire
 */
export const useSubmitQuestionnaire = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CompanyAccountRequiredResponse | PayloadTooLargeResponse | InvalidQuestionnaireResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitQuestionnaire>>, TError,SubmitQuestionnaireMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitQuestionnaire>>,
        TError,
        SubmitQuestionnaireMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitQuestionnaireMutationOptions(options), queryClient);
    }
