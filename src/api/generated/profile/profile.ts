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
  AccountClosing
} from '../model/account-closing.ts';

import type {
  AccountData
} from '../model/account-data.ts';

import type {
  AccountInUseResponse
} from '../model/account-in-use-response.ts';

import type {
  AlreadyRegisteredResponse
} from '../model/already-registered-response.ts';

import type {
  AlreadyVerifiedResponse
} from '../model/already-verified-response.ts';

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
  ConfirmationRequiredResponse
} from '../model/confirmation-required-response.ts';

import type {
  EmailChange
} from '../model/email-change.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidChannelResponse
} from '../model/invalid-channel-response.ts';

import type {
  InvalidCodeResponse
} from '../model/invalid-code-response.ts';

import type {
  InvalidPasswordChangeResponse
} from '../model/invalid-password-change-response.ts';

import type {
  InvalidPictureResponse
} from '../model/invalid-picture-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  OnlyVerifiedContactResponse
} from '../model/only-verified-contact-response.ts';

import type {
  PasswordChange
} from '../model/password-change.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  PhoneChange
} from '../model/phone-change.ts';

import type {
  PictureUpload
} from '../model/picture-upload.ts';

import type {
  ProfileUpdate
} from '../model/profile-update.ts';

import type {
  Profile
} from '../model/profile.ts';

import type {
  SecondStepUpdate
} from '../model/second-step-update.ts';

import type {
  ServiceUnavailableResponse
} from '../model/service-unavailable-response.ts';

import type {
  TooManyCodesResponse
} from '../model/too-many-codes-response.ts';

import type {
  TooManyRequestsResponse
} from '../model/too-many-requests-response.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorized-response.ts';

import type {
  VerificationRequest
} from '../model/verification-request.ts';

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

export const getGetProfileUrl = () => {




  return `/api/website/profile`
}

/**
 * Returns the account that the token belongs to.
 * @summary Show the profile
 */
export const getProfile = async ( options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

  return fetcher<Profile>(getGetProfileUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProfileQueryKey = () => {
    return [
    "getProfile"
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the profile
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateProfileUrl = () => {




  return `/api/website/profile`
}

/**
 * Replaces names, address and preferences. Optional fields that are left out are cleared. E-mail, phone and password have operations of their own.
 * @summary Change the profile
 */
export const updateProfile = async (profileUpdate: ProfileUpdate, options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

return fetcher<Profile>(getUpdateProfileUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(profileUpdate)
  }
);}





export const getUpdateProfileMutationKey = () => ['updateProfile'] as const;

export const getUpdateProfileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext> => {

const mutationKey = getUpdateProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProfile>>, UpdateProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateProfile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateProfile>>>
    export type UpdateProfileMutationBody = ProfileUpdate
    export type UpdateProfileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateProfileMutationVariables = {data: ProfileUpdate}

    /**
 * @summary Change the profile
 */
export const useUpdateProfile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProfile>>,
        TError,
        UpdateProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProfileMutationOptions(options), queryClient);
    }
    export const getCloseAccountUrl = () => {




  return `/api/website/profile/close`
}

/**
 * Ends every session and deletes everything except what tax law requires: the ledger, and each shipment with its price but without people and addresses. The e-mail and phone can be used for a new account. Refused, with a list of what is open, as long as anything is owed by the account or to it, or a shipment is on its way.
 * @summary Close the account
 */
export const closeAccount = async (accountClosing: AccountClosing, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

return fetcher<void>(getCloseAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(accountClosing)
  }
);}





export const getCloseAccountMutationKey = () => ['closeAccount'] as const;

export const getCloseAccountMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AccountInUseResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError,CloseAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError,CloseAccountMutationVariables, TContext> => {

const mutationKey = getCloseAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeAccount>>, CloseAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  closeAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseAccountMutationResult = NonNullable<Awaited<ReturnType<typeof closeAccount>>>
    export type CloseAccountMutationBody = AccountClosing
    export type CloseAccountMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AccountInUseResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CloseAccountMutationVariables = {data: AccountClosing}

    /**
 * @summary Close the account
 */
export const useCloseAccount = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AccountInUseResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError,CloseAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeAccount>>,
        TError,
        CloseAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCloseAccountMutationOptions(options), queryClient);
    }
    export const getDownloadProfileDataUrl = () => {




  return `/api/website/profile/data`
}

/**
 * Returns everything stored about the account, as one file. The number of downloads an hour is limited.
 * @summary Download the account's data
 */
export const downloadProfileData = async ( options?: Parameters<typeof fetcher>[1]): Promise<AccountData> => {

  return fetcher<AccountData>(getDownloadProfileDataUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadProfileDataMutationKey = () => ['downloadProfileData'] as const;

export const getDownloadProfileDataMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadProfileData>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadProfileData>>, TError,void, TContext> => {

const mutationKey = getDownloadProfileDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadProfileData>>, void> = () => {


          return  downloadProfileData(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadProfileDataMutationResult = NonNullable<Awaited<ReturnType<typeof downloadProfileData>>>

    export type DownloadProfileDataMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


    /**
 * @summary Download the account's data
 */
export const useDownloadProfileData = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadProfileData>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadProfileData>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDownloadProfileDataMutationOptions(options), queryClient);
    }
    export const getChangeEmailUrl = () => {




  return `/api/website/profile/email`
}

/**
 * Changes the e-mail, which becomes unverified, and sends a code to it. Requires the password.
 * @summary Change the e-mail
 */
export const changeEmail = async (emailChange: EmailChange, options?: Parameters<typeof fetcher>[1]): Promise<CodeChallenge> => {

return fetcher<CodeChallenge>(getChangeEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(emailChange)
  }
);}





export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | OnlyVerifiedContactResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = EmailChange
    export type ChangeEmailMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | OnlyVerifiedContactResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ChangeEmailMutationVariables = {data: EmailChange}

    /**
 * @summary Change the e-mail
 */
export const useChangeEmail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | OnlyVerifiedContactResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    export const getChangePasswordUrl = () => {




  return `/api/website/profile/password`
}

/**
 * Sets a new password. Requires the current password, and ends every other session of the account.
 * @summary Change the password
 */
export const changePassword = async (passwordChange: PasswordChange, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

return fetcher<void>(getChangePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(passwordChange)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = PasswordChange
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ChangePasswordMutationVariables = {data: PasswordChange}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getChangePhoneUrl = () => {




  return `/api/website/profile/phone`
}

/**
 * Changes the phone, which becomes unverified, and sends a code to it. Requires the password.
 * @summary Change the phone
 */
export const changePhone = async (phoneChange: PhoneChange, options?: Parameters<typeof fetcher>[1]): Promise<CodeChallenge> => {

return fetcher<CodeChallenge>(getChangePhoneUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(phoneChange)
  }
);}





export const getChangePhoneMutationKey = () => ['changePhone'] as const;

export const getChangePhoneMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | OnlyVerifiedContactResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext> => {

const mutationKey = getChangePhoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePhone>>, ChangePhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePhone(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePhoneMutationResult = NonNullable<Awaited<ReturnType<typeof changePhone>>>
    export type ChangePhoneMutationBody = PhoneChange
    export type ChangePhoneMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | OnlyVerifiedContactResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ChangePhoneMutationVariables = {data: PhoneChange}

    /**
 * @summary Change the phone
 */
export const useChangePhone = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | OnlyVerifiedContactResponse | PayloadTooLargeResponse | InvalidPasswordChangeResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePhone>>,
        TError,
        ChangePhoneMutationVariables,
        TContext
      > => {
      return useMutation(getChangePhoneMutationOptions(options), queryClient);
    }
    export const getUpdateProfilePictureUrl = () => {




  return `/api/website/profile/picture`
}

/**
 * Accepts a PNG, JPEG or WebP file of at most 5 MiB and 40 megapixels. The picture is rotated upright, cropped to a square of 144 pixels, and stripped of everything but the picture itself.
 * @summary Set the account's picture
 */
export const updateProfilePicture = async (pictureUpload: PictureUpload, options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {
    const formData = new FormData();
formData.append(`picture`, pictureUpload.picture);

  return fetcher<Profile>(getUpdateProfilePictureUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUpdateProfilePictureMutationKey = () => ['updateProfilePicture'] as const;

export const getUpdateProfilePictureMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidPictureResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfilePicture>>, TError,UpdateProfilePictureMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProfilePicture>>, TError,UpdateProfilePictureMutationVariables, TContext> => {

const mutationKey = getUpdateProfilePictureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProfilePicture>>, UpdateProfilePictureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateProfilePicture(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProfilePictureMutationResult = NonNullable<Awaited<ReturnType<typeof updateProfilePicture>>>
    export type UpdateProfilePictureMutationBody = PictureUpload
    export type UpdateProfilePictureMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidPictureResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateProfilePictureMutationVariables = {data: PictureUpload}

    /**
 * @summary Set the account's picture
 */
export const useUpdateProfilePicture = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidPictureResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfilePicture>>, TError,UpdateProfilePictureMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProfilePicture>>,
        TError,
        UpdateProfilePictureMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProfilePictureMutationOptions(options), queryClient);
    }
    export const getDeleteProfilePictureUrl = () => {




  return `/api/website/profile/picture`
}

/**
 * Removes the picture. The web app shows initials instead.
 * @summary Remove the account's picture
 */
export const deleteProfilePicture = async ( options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

  return fetcher<Profile>(getDeleteProfilePictureUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteProfilePictureMutationKey = () => ['deleteProfilePicture'] as const;

export const getDeleteProfilePictureMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProfilePicture>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProfilePicture>>, TError,void, TContext> => {

const mutationKey = getDeleteProfilePictureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProfilePicture>>, void> = () => {


          return  deleteProfilePicture(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProfilePictureMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProfilePicture>>>

    export type DeleteProfilePictureMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


    /**
 * @summary Remove the account's picture
 */
export const useDeleteProfilePicture = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProfilePicture>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProfilePicture>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteProfilePictureMutationOptions(options), queryClient);
    }
    export const getUpdateSecondStepUrl = () => {




  return `/api/website/profile/second-step`
}

/**
 * Turns two-step sign-in on, or off if no channel is given. Requires a confirmed session. The owner is notified.
 * @summary Change two-step sign-in
 */
export const updateSecondStep = async (secondStepUpdate: SecondStepUpdate, options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

return fetcher<Profile>(getUpdateSecondStepUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(secondStepUpdate)
  }
);}





export const getUpdateSecondStepMutationKey = () => ['updateSecondStep'] as const;

export const getUpdateSecondStepMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | PayloadTooLargeResponse | InvalidChannelResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSecondStep>>, TError,UpdateSecondStepMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSecondStep>>, TError,UpdateSecondStepMutationVariables, TContext> => {

const mutationKey = getUpdateSecondStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSecondStep>>, UpdateSecondStepMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateSecondStep(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSecondStepMutationResult = NonNullable<Awaited<ReturnType<typeof updateSecondStep>>>
    export type UpdateSecondStepMutationBody = SecondStepUpdate
    export type UpdateSecondStepMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | PayloadTooLargeResponse | InvalidChannelResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateSecondStepMutationVariables = {data: SecondStepUpdate}

    /**
 * @summary Change two-step sign-in
 */
export const useUpdateSecondStep = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConfirmationRequiredResponse | PayloadTooLargeResponse | InvalidChannelResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSecondStep>>, TError,UpdateSecondStepMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSecondStep>>,
        TError,
        UpdateSecondStepMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSecondStepMutationOptions(options), queryClient);
    }
    export const getRequestVerificationUrl = () => {




  return `/api/website/profile/verification`
}

/**
 * Sends a code to the profile's e-mail or phone, if it is not verified yet.
 * @summary Request a code for an e-mail or phone
 */
export const requestVerification = async (verificationRequest: VerificationRequest, options?: Parameters<typeof fetcher>[1]): Promise<CodeChallenge> => {

return fetcher<CodeChallenge>(getRequestVerificationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(verificationRequest)
  }
);}





export const getRequestVerificationMutationKey = () => ['requestVerification'] as const;

export const getRequestVerificationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AlreadyVerifiedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestVerification>>, TError,RequestVerificationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestVerification>>, TError,RequestVerificationMutationVariables, TContext> => {

const mutationKey = getRequestVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestVerification>>, RequestVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof requestVerification>>>
    export type RequestVerificationMutationBody = VerificationRequest
    export type RequestVerificationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AlreadyVerifiedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type RequestVerificationMutationVariables = {data: VerificationRequest}

    /**
 * @summary Request a code for an e-mail or phone
 */
export const useRequestVerification = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AlreadyVerifiedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyCodesResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestVerification>>, TError,RequestVerificationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestVerification>>,
        TError,
        RequestVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getRequestVerificationMutationOptions(options), queryClient);
    }
    export const getConfirmVerificationUrl = () => {




  return `/api/website/profile/verification/code`
}

/**
 * Confirms the code. The e-mail or phone can then be used to sign in, and belongs to this account only. A code of another account is dead.
 * @summary Verify an e-mail or phone by code
 */
export const confirmVerification = async (codeAnswer: CodeAnswer, options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

return fetcher<Profile>(getConfirmVerificationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(codeAnswer)
  }
);}





export const getConfirmVerificationMutationKey = () => ['confirmVerification'] as const;

export const getConfirmVerificationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AlreadyRegisteredResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError,ConfirmVerificationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError,ConfirmVerificationMutationVariables, TContext> => {

const mutationKey = getConfirmVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmVerification>>, ConfirmVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmVerification>>>
    export type ConfirmVerificationMutationBody = CodeAnswer
    export type ConfirmVerificationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | AlreadyRegisteredResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ConfirmVerificationMutationVariables = {data: CodeAnswer}

    /**
 * @summary Verify an e-mail or phone by code
 */
export const useConfirmVerification = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | AlreadyRegisteredResponse | PayloadTooLargeResponse | InvalidCodeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError,ConfirmVerificationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmVerification>>,
        TError,
        ConfirmVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmVerificationMutationOptions(options), queryClient);
    }
