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
  CodeAnswer
} from '../model/code-answer.ts';

import type {
  CodeChallenge
} from '../model/code-challenge.ts';

import type {
  CodeResend
} from '../model/code-resend.ts';

import type {
  DeviceCodeRequest
} from '../model/device-code-request.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidAccountDataResponse
} from '../model/invalid-account-data-response.ts';

import type {
  InvalidChallengeResponse
} from '../model/invalid-challenge-response.ts';

import type {
  InvalidCodeResponse
} from '../model/invalid-code-response.ts';

import type {
  InvalidCredentialsResponse
} from '../model/invalid-credentials-response.ts';

import type {
  InvalidPasswordResetResponse
} from '../model/invalid-password-reset-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  KnownDevice
} from '../model/known-device.ts';

import type {
  NewRegistration
} from '../model/new-registration.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  PasswordResetRequest
} from '../model/password-reset-request.ts';

import type {
  PasswordResetTicket
} from '../model/password-reset-ticket.ts';

import type {
  PasswordReset
} from '../model/password-reset.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  RegistrationAccount
} from '../model/registration-account.ts';

import type {
  RegistrationClient
} from '../model/registration-client.ts';

import type {
  RegistrationCode
} from '../model/registration-code.ts';

import type {
  RegistrationConflictResponse
} from '../model/registration-conflict-response.ts';

import type {
  RegistrationExtra
} from '../model/registration-extra.ts';

import type {
  Registration
} from '../model/registration.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  Session
} from '../model/session.ts';

import type {
  SignInResult
} from '../model/sign-in-result.ts';

import type {
  SignIn
} from '../model/sign-in.ts';

import type {
  TooManyCodesResponse
} from '../model/too-many-codes-response.ts';

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

export const getResendCodeUrl = () => {




  return `/api/website/auth/codes`
}

/**
 * Sends a new code once `resend_in` seconds have passed. The previous code becomes invalid.
 * @summary Send a code again
 */
export const resendCode = async (codeResend: CodeResend, options?: Parameters<typeof fetcher>[1]): Promise<CodeChallenge> => {

return fetcher<CodeChallenge>(getResendCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(codeResend)
  }
);}





export const getResendCodeMutationKey = () => ['resendCode'] as const;

export const getResendCodeMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidChallengeResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendCode>>, TError,ResendCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendCode>>, TError,ResendCodeMutationVariables, TContext> => {

const mutationKey = getResendCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendCode>>, ResendCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendCode>>>
    export type ResendCodeMutationBody = CodeResend
    export type ResendCodeMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidChallengeResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ResendCodeMutationVariables = {data: CodeResend}

    /**
 * @summary Send a code again
 */
export const useResendCode = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidChallengeResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendCode>>, TError,ResendCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendCode>>,
        TError,
        ResendCodeMutationVariables,
        TContext
      > => {
      return useMutation(getResendCodeMutationOptions(options), queryClient);
    }
    export const getRequestDeviceCodeUrl = () => {




  return `/api/website/auth/device-codes`
}

/**
 * Sends a code to a verified e-mail or phone. A known device can sign in no matter how many wrong passwords were entered elsewhere. The response is the same if no account has the e-mail or phone.
 * @summary Request a code that makes the device known
 */
export const requestDeviceCode = async (deviceCodeRequest: DeviceCodeRequest, options?: Parameters<typeof fetcher>[1]): Promise<CodeChallenge> => {

return fetcher<CodeChallenge>(getRequestDeviceCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(deviceCodeRequest)
  }
);}





export const getRequestDeviceCodeMutationKey = () => ['requestDeviceCode'] as const;

export const getRequestDeviceCodeMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDeviceCode>>, TError,RequestDeviceCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestDeviceCode>>, TError,RequestDeviceCodeMutationVariables, TContext> => {

const mutationKey = getRequestDeviceCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestDeviceCode>>, RequestDeviceCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestDeviceCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestDeviceCodeMutationResult = NonNullable<Awaited<ReturnType<typeof requestDeviceCode>>>
    export type RequestDeviceCodeMutationBody = DeviceCodeRequest
    export type RequestDeviceCodeMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RequestDeviceCodeMutationVariables = {data: DeviceCodeRequest}

    /**
 * @summary Request a code that makes the device known
 */
export const useRequestDeviceCode = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDeviceCode>>, TError,RequestDeviceCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestDeviceCode>>,
        TError,
        RequestDeviceCodeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestDeviceCodeMutationOptions(options), queryClient);
    }
    export const getConfirmDeviceCodeUrl = () => {




  return `/api/website/auth/devices`
}

/**
 * Returns a token to send with `signIn`, which still requires the password.
 * @summary Make the device known by code
 */
export const confirmDeviceCode = async (codeAnswer: CodeAnswer, options?: Parameters<typeof fetcher>[1]): Promise<KnownDevice> => {

return fetcher<KnownDevice>(getConfirmDeviceCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(codeAnswer)
  }
);}





export const getConfirmDeviceCodeMutationKey = () => ['confirmDeviceCode'] as const;

export const getConfirmDeviceCodeMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmDeviceCode>>, TError,ConfirmDeviceCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmDeviceCode>>, TError,ConfirmDeviceCodeMutationVariables, TContext> => {

const mutationKey = getConfirmDeviceCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmDeviceCode>>, ConfirmDeviceCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmDeviceCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmDeviceCodeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmDeviceCode>>>
    export type ConfirmDeviceCodeMutationBody = CodeAnswer
    export type ConfirmDeviceCodeMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ConfirmDeviceCodeMutationVariables = {data: CodeAnswer}

    /**
 * @summary Make the device known by code
 */
export const useConfirmDeviceCode = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmDeviceCode>>, TError,ConfirmDeviceCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmDeviceCode>>,
        TError,
        ConfirmDeviceCodeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmDeviceCodeMutationOptions(options), queryClient);
    }
    export const getRequestPasswordResetUrl = () => {




  return `/api/website/auth/forgotten-password`
}

/**
 * Sends a code to a verified e-mail or phone. The response is the same if no account has it. A second request for the same e-mail or phone within two minutes is refused with 429.
 * @summary Request a password reset
 */
export const requestPasswordReset = async (passwordResetRequest: PasswordResetRequest, options?: Parameters<typeof fetcher>[1]): Promise<CodeChallenge> => {

return fetcher<CodeChallenge>(getRequestPasswordResetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(passwordResetRequest)
  }
);}





export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = PasswordResetRequest
    export type RequestPasswordResetMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RequestPasswordResetMutationVariables = {data: PasswordResetRequest}

    /**
 * @summary Request a password reset
 */
export const useRequestPasswordReset = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
    export const getConfirmPasswordResetUrl = () => {




  return `/api/website/auth/forgotten-password/code`
}

/**
 * Returns a token that can be used once, to set a new password.
 * @summary Confirm a password reset by code
 */
export const confirmPasswordReset = async (codeAnswer: CodeAnswer, options?: Parameters<typeof fetcher>[1]): Promise<PasswordResetTicket> => {

return fetcher<PasswordResetTicket>(getConfirmPasswordResetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(codeAnswer)
  }
);}





export const getConfirmPasswordResetMutationKey = () => ['confirmPasswordReset'] as const;

export const getConfirmPasswordResetMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext> => {

const mutationKey = getConfirmPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPasswordReset>>, ConfirmPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPasswordReset>>>
    export type ConfirmPasswordResetMutationBody = CodeAnswer
    export type ConfirmPasswordResetMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ConfirmPasswordResetMutationVariables = {data: CodeAnswer}

    /**
 * @summary Confirm a password reset by code
 */
export const useConfirmPasswordReset = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPasswordReset>>,
        TError,
        ConfirmPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPasswordResetMutationOptions(options), queryClient);
    }
    export const getResetPasswordUrl = () => {




  return `/api/website/auth/password`
}

/**
 * Sets a new password. All sessions and known devices of the account end, as do all delays after wrong passwords. Its API keys are revoked, unless the request keeps them.
 * @summary Set a new password
 */
export const resetPassword = async (passwordReset: PasswordReset, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

return fetcher<void>(getResetPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(passwordReset)
  }
);}





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidPasswordResetResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = PasswordReset
    export type ResetPasswordMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidPasswordResetResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ResetPasswordMutationVariables = {data: PasswordReset}

    /**
 * @summary Set a new password
 */
export const useResetPassword = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidPasswordResetResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    export const getStartRegistrationUrl = () => {




  return `/api/website/auth/registrations`
}

/**
 * The first of four steps: who is registering. The returned token gives access to this registration only.
 * @summary Start a registration
 */
export const startRegistration = async (registrationClient: RegistrationClient, options?: Parameters<typeof fetcher>[1]): Promise<NewRegistration> => {

return fetcher<NewRegistration>(getStartRegistrationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(registrationClient)
  }
);}





export const getStartRegistrationMutationKey = () => ['startRegistration'] as const;

export const getStartRegistrationMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startRegistration>>, TError,StartRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof startRegistration>>, TError,StartRegistrationMutationVariables, TContext> => {

const mutationKey = getStartRegistrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startRegistration>>, StartRegistrationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startRegistration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartRegistrationMutationResult = NonNullable<Awaited<ReturnType<typeof startRegistration>>>
    export type StartRegistrationMutationBody = RegistrationClient
    export type StartRegistrationMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type StartRegistrationMutationVariables = {data: RegistrationClient}

    /**
 * @summary Start a registration
 */
export const useStartRegistration = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startRegistration>>, TError,StartRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startRegistration>>,
        TError,
        StartRegistrationMutationVariables,
        TContext
      > => {
      return useMutation(getStartRegistrationMutationOptions(options), queryClient);
    }
    export const getGetRegistrationUrl = () => {




  return `/api/website/auth/registration`
}

/**
 * Returns the state of the registration, so that it can be continued after a reload.
 * @summary Show a registration
 */
export const getRegistration = async ( options?: Parameters<typeof fetcher>[1]): Promise<Registration> => {

  return fetcher<Registration>(getGetRegistrationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRegistrationQueryKey = () => {
    return [
    "getRegistration"
    ] as const;
    }


export const getGetRegistrationQueryOptions = <TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegistrationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegistration>>> = ({ signal }) => getRegistration({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegistrationQueryResult = NonNullable<Awaited<ReturnType<typeof getRegistration>>>
export type GetRegistrationQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetRegistration<TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegistration>>,
          TError,
          Awaited<ReturnType<typeof getRegistration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegistration<TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegistration>>,
          TError,
          Awaited<ReturnType<typeof getRegistration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegistration<TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a registration
 */

export function useGetRegistration<TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegistrationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateRegistrationAccountUrl = () => {




  return `/api/website/auth/registration/account`
}

/**
 * The second step: e-mail, phone and password. Sends a code through the chosen channel. If another account has already verified that e-mail or phone, its owner is notified instead, and the response is the same.
 * @summary Set the account data
 */
export const updateRegistrationAccount = async (registrationAccount: RegistrationAccount, options?: Parameters<typeof fetcher>[1]): Promise<Registration> => {

return fetcher<Registration>(getUpdateRegistrationAccountUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(registrationAccount)
  }
);}





export const getUpdateRegistrationAccountMutationKey = () => ['updateRegistrationAccount'] as const;

export const getUpdateRegistrationAccountMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidAccountDataResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationAccount>>, TError,UpdateRegistrationAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationAccount>>, TError,UpdateRegistrationAccountMutationVariables, TContext> => {

const mutationKey = getUpdateRegistrationAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRegistrationAccount>>, UpdateRegistrationAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateRegistrationAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRegistrationAccountMutationResult = NonNullable<Awaited<ReturnType<typeof updateRegistrationAccount>>>
    export type UpdateRegistrationAccountMutationBody = RegistrationAccount
    export type UpdateRegistrationAccountMutationError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidAccountDataResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateRegistrationAccountMutationVariables = {data: RegistrationAccount}

    /**
 * @summary Set the account data
 */
export const useUpdateRegistrationAccount = <TError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidAccountDataResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationAccount>>, TError,UpdateRegistrationAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRegistrationAccount>>,
        TError,
        UpdateRegistrationAccountMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRegistrationAccountMutationOptions(options), queryClient);
    }
    export const getUpdateRegistrationClientUrl = () => {




  return `/api/website/auth/registration/client`
}

/**
 * Repeats the first step. Possible until the registration is complete.
 * @summary Correct the client data
 */
export const updateRegistrationClient = async (registrationClient: RegistrationClient, options?: Parameters<typeof fetcher>[1]): Promise<Registration> => {

return fetcher<Registration>(getUpdateRegistrationClientUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(registrationClient)
  }
);}





export const getUpdateRegistrationClientMutationKey = () => ['updateRegistrationClient'] as const;

export const getUpdateRegistrationClientMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationClient>>, TError,UpdateRegistrationClientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationClient>>, TError,UpdateRegistrationClientMutationVariables, TContext> => {

const mutationKey = getUpdateRegistrationClientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRegistrationClient>>, UpdateRegistrationClientMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateRegistrationClient(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRegistrationClientMutationResult = NonNullable<Awaited<ReturnType<typeof updateRegistrationClient>>>
    export type UpdateRegistrationClientMutationBody = RegistrationClient
    export type UpdateRegistrationClientMutationError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateRegistrationClientMutationVariables = {data: RegistrationClient}

    /**
 * @summary Correct the client data
 */
export const useUpdateRegistrationClient = <TError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationClient>>, TError,UpdateRegistrationClientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRegistrationClient>>,
        TError,
        UpdateRegistrationClientMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRegistrationClientMutationOptions(options), queryClient);
    }
    export const getConfirmRegistrationUrl = () => {




  return `/api/website/auth/registration/code`
}

/**
 * The third step: confirms the code that was sent.
 * @summary Confirm a registration by code
 */
export const confirmRegistration = async (registrationCode: RegistrationCode, options?: Parameters<typeof fetcher>[1]): Promise<Registration> => {

return fetcher<Registration>(getConfirmRegistrationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(registrationCode)
  }
);}





export const getConfirmRegistrationMutationKey = () => ['confirmRegistration'] as const;

export const getConfirmRegistrationMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | RegistrationConflictResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmRegistration>>, TError,ConfirmRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmRegistration>>, TError,ConfirmRegistrationMutationVariables, TContext> => {

const mutationKey = getConfirmRegistrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmRegistration>>, ConfirmRegistrationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmRegistration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmRegistrationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmRegistration>>>
    export type ConfirmRegistrationMutationBody = RegistrationCode
    export type ConfirmRegistrationMutationError = ErrorType<BadRequestResponse | NotFoundResponse | RegistrationConflictResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ConfirmRegistrationMutationVariables = {data: RegistrationCode}

    /**
 * @summary Confirm a registration by code
 */
export const useConfirmRegistration = <TError = ErrorType<BadRequestResponse | NotFoundResponse | RegistrationConflictResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmRegistration>>, TError,ConfirmRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmRegistration>>,
        TError,
        ConfirmRegistrationMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmRegistrationMutationOptions(options), queryClient);
    }
    export const getCompleteRegistrationUrl = () => {




  return `/api/website/auth/registration/extra`
}

/**
 * The fourth step: the address. Opens the account and signs in. If another account has verified the same e-mail or phone in the meantime, the request is refused with `already_registered`; an unverified one does not block the registration.
 * @summary Complete a registration
 */
export const completeRegistration = async (registrationExtra: RegistrationExtra, options?: Parameters<typeof fetcher>[1]): Promise<Session> => {

return fetcher<Session>(getCompleteRegistrationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(registrationExtra)
  }
);}





export const getCompleteRegistrationMutationKey = () => ['completeRegistration'] as const;

export const getCompleteRegistrationMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | RegistrationConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeRegistration>>, TError,CompleteRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof completeRegistration>>, TError,CompleteRegistrationMutationVariables, TContext> => {

const mutationKey = getCompleteRegistrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeRegistration>>, CompleteRegistrationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  completeRegistration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteRegistrationMutationResult = NonNullable<Awaited<ReturnType<typeof completeRegistration>>>
    export type CompleteRegistrationMutationBody = RegistrationExtra
    export type CompleteRegistrationMutationError = ErrorType<BadRequestResponse | NotFoundResponse | RegistrationConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CompleteRegistrationMutationVariables = {data: RegistrationExtra}

    /**
 * @summary Complete a registration
 */
export const useCompleteRegistration = <TError = ErrorType<BadRequestResponse | NotFoundResponse | RegistrationConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeRegistration>>, TError,CompleteRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeRegistration>>,
        TError,
        CompleteRegistrationMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteRegistrationMutationOptions(options), queryClient);
    }
    export const getSignInUrl = () => {




  return `/api/website/auth/sign-in`
}

/**
 * Starts a session, or sends a code if two-step sign-in is on. An unknown login and a wrong password get the same response in the same time. After several wrong passwords, sign-in is delayed for longer and longer (429 with `Retry-After`); an attempt before the end of a delay is not checked. Attempts are counted by login and network address, and by login alone; a known device is counted separately. To make a device known, use `requestDeviceCode`.
 * @summary Sign in
 */
export const signIn = async (signInBody: SignIn, options?: Parameters<typeof fetcher>[1]): Promise<SignInResult> => {

return fetcher<SignInResult>(getSignInUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(signInBody)
  }
);}





export const getSignInMutationKey = () => ['signIn'] as const;

export const getSignInMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCredentialsResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext> => {

const mutationKey = getSignInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signIn>>, SignInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signIn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInMutationResult = NonNullable<Awaited<ReturnType<typeof signIn>>>
    export type SignInMutationBody = SignIn
    export type SignInMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCredentialsResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type SignInMutationVariables = {data: SignIn}

    /**
 * @summary Sign in
 */
export const useSignIn = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCredentialsResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError,SignInMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signIn>>,
        TError,
        SignInMutationVariables,
        TContext
      > => {
      return useMutation(getSignInMutationOptions(options), queryClient);
    }
    export const getConfirmSignInUrl = () => {




  return `/api/website/auth/sign-in/code`
}

/**
 * The second step of sign-in: confirms the code that was sent.
 * @summary Confirm sign-in by code
 */
export const confirmSignIn = async (codeAnswer: CodeAnswer, options?: Parameters<typeof fetcher>[1]): Promise<Session> => {

return fetcher<Session>(getConfirmSignInUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(codeAnswer)
  }
);}





export const getConfirmSignInMutationKey = () => ['confirmSignIn'] as const;

export const getConfirmSignInMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSignIn>>, TError,ConfirmSignInMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSignIn>>, TError,ConfirmSignInMutationVariables, TContext> => {

const mutationKey = getConfirmSignInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSignIn>>, ConfirmSignInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmSignIn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSignInMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSignIn>>>
    export type ConfirmSignInMutationBody = CodeAnswer
    export type ConfirmSignInMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ConfirmSignInMutationVariables = {data: CodeAnswer}

    /**
 * @summary Confirm sign-in by code
 */
export const useConfirmSignIn = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSignIn>>, TError,ConfirmSignInMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSignIn>>,
        TError,
        ConfirmSignInMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSignInMutationOptions(options), queryClient);
    }
    export const getSignOutUrl = () => {




  return `/api/website/auth/sign-out`
}

/**
 * Ends the session; its token becomes invalid.
 * @summary Sign out
 */
export const signOut = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getSignOutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSignOutMutationKey = () => ['signOut'] as const;

export const getSignOutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,void, TContext> => {

const mutationKey = getSignOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOut>>, void> = () => {


          return  signOut(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutMutationResult = NonNullable<Awaited<ReturnType<typeof signOut>>>

    export type SignOutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


    /**
 * @summary Sign out
 */
export const useSignOut = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOut>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOut>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSignOutMutationOptions(options), queryClient);
    }
