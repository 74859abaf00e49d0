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
  EditedProducts
} from '../model/edited-products.ts';

import type {
  ImportCsvFile
} from '../model/import-csv-file.ts';

import type {
  ImportProductsParams
} from '../model/import-products-params.ts';

import type {
  InternalErrorResponse
} from '../model/internal-error-response.ts';

import type {
  InvalidProductPhotoResponse
} from '../model/invalid-product-photo-response.ts';

import type {
  InvalidResponse
} from '../model/invalid-response.ts';

import type {
  ListProductsParams
} from '../model/list-products-params.ts';

import type {
  NotFoundResponse
} from '../model/not-found-response.ts';

import type {
  PayloadTooLargeResponse
} from '../model/payload-too-large-response.ts';

import type {
  ProductChangeRefusedResponse
} from '../model/product-change-refused-response.ts';

import type {
  ProductConflictResponse
} from '../model/product-conflict-response.ts';

import type {
  ProductEdits
} from '../model/product-edits.ts';

import type {
  ProductFileRequest
} from '../model/product-file-request.ts';

import type {
  ProductFileUpload
} from '../model/product-file-upload.ts';

import type {
  ProductFile
} from '../model/product-file.ts';

import type {
  ProductImportRefusedResponse
} from '../model/product-import-refused-response.ts';

import type {
  ProductInput
} from '../model/product-input.ts';

import type {
  ProductList
} from '../model/product-list.ts';

import type {
  ProductPausedResponse
} from '../model/product-paused-response.ts';

import type {
  ProductPhotoUpload
} from '../model/product-photo-upload.ts';

import type {
  ProductPhoto
} from '../model/product-photo.ts';

import type {
  ProductUsedResponse
} from '../model/product-used-response.ts';

import type {
  Product
} from '../model/product.ts';

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

export const getListProductsUrl = (params?: ListProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/products?${stringifiedParams}` : `/api/website/products`
}

/**
 * Returns the account's products, newest first by default. The search covers the SKU and both names: each word must match the start of a word, the start of a part of a word, or the last four digits of a long number. Punctuation within words and the article «ال» make no difference. Prices are sorted by their figure, regardless of the currency.
 * @summary List products
 */
export const listProducts = async (params?: ListProductsParams, options?: Parameters<typeof fetcher>[1]): Promise<ProductList> => {

  return fetcher<ProductList>(getListProductsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProductsQueryKey = (params?: ListProductsParams,) => {
    return [
    "listProducts", ...(params ? [params] : [])
    ] as const;
    }


export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateProductUrl = () => {




  return `/api/website/products`
}

/**
 * Adds a product. No two products may have the same SKU, even if one of them is archived. The account's plan limits the number of products.
 * @summary Add a product
 */
export const createProduct = async (productInput: ProductInput, options?: Parameters<typeof fetcher>[1]): Promise<Product> => {

return fetcher<Product>(getCreateProductUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(productInput)
  }
);}





export const getCreateProductMutationKey = () => ['createProduct'] as const;

export const getCreateProductMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext> => {

const mutationKey = getCreateProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProduct>>, CreateProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProduct(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductMutationResult = NonNullable<Awaited<ReturnType<typeof createProduct>>>
    export type CreateProductMutationBody = ProductInput
    export type CreateProductMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CreateProductMutationVariables = {data: ProductInput}

    /**
 * @summary Add a product
 */
export const useCreateProduct = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductConflictResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProduct>>, TError,CreateProductMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProduct>>,
        TError,
        CreateProductMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductMutationOptions(options), queryClient);
    }
    export const getUpdateProductsUrl = () => {




  return `/api/website/products/edits`
}

/**
 * Sets some fields of several products to the same values, or archives or restores the products. Either all products change or none. An id that is not a product of this account is refused with 422.
 * @summary Change several products
 */
export const updateProducts = async (productEdits: ProductEdits, options?: Parameters<typeof fetcher>[1]): Promise<EditedProducts> => {

return fetcher<EditedProducts>(getUpdateProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(productEdits)
  }
);}





export const getUpdateProductsMutationKey = () => ['updateProducts'] as const;

export const getUpdateProductsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductPausedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProducts>>, TError,UpdateProductsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProducts>>, TError,UpdateProductsMutationVariables, TContext> => {

const mutationKey = getUpdateProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProducts>>, UpdateProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductsMutationResult = NonNullable<Awaited<ReturnType<typeof updateProducts>>>
    export type UpdateProductsMutationBody = ProductEdits
    export type UpdateProductsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductPausedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateProductsMutationVariables = {data: ProductEdits}

    /**
 * @summary Change several products
 */
export const useUpdateProducts = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductPausedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProducts>>, TError,UpdateProductsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProducts>>,
        TError,
        UpdateProductsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProductsMutationOptions(options), queryClient);
    }
    export const getDownloadProductsUrl = () => {




  return `/api/website/products/file`
}

/**
 * Returns every product that matches the filter, without photos, as CSV (RFC 4180, in UTF-8 with a byte order mark) or as an Excel workbook. Headings and values are in the reader's language. `importProducts` accepts the file, including after changes in a spreadsheet.
 * @summary Download products
 */
export const downloadProducts = async (productFileRequest: ProductFileRequest, options?: Parameters<typeof fetcher>[1]): Promise<ImportCsvFile | XlsxFile> => {

return fetcher<ImportCsvFile | XlsxFile>(getDownloadProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(productFileRequest)
  }
);}





export const getDownloadProductsMutationKey = () => ['downloadProducts'] as const;

export const getDownloadProductsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadProducts>>, TError,DownloadProductsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadProducts>>, TError,DownloadProductsMutationVariables, TContext> => {

const mutationKey = getDownloadProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadProducts>>, DownloadProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  downloadProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadProductsMutationResult = NonNullable<Awaited<ReturnType<typeof downloadProducts>>>
    export type DownloadProductsMutationBody = ProductFileRequest
    export type DownloadProductsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DownloadProductsMutationVariables = {data: ProductFileRequest}

    /**
 * @summary Download products
 */
export const useDownloadProducts = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadProducts>>, TError,DownloadProductsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadProducts>>,
        TError,
        DownloadProductsMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadProductsMutationOptions(options), queryClient);
    }
    export const getCheckProductFileUrl = () => {




  return `/api/website/products/file-check`
}

/**
 * Accepts a CSV file (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or an XLSX workbook of at most 5 MiB and 10,000 rows, and returns what `importProducts` would do with it. Nothing is changed. Columns are recognised by their headings, in Arabic or English and in any order, including those of store exports; products are recognised by their SKU. An empty cell leaves the product's value unchanged.
 * @summary Check a file with products
 */
export const checkProductFile = async (productFileUpload: ProductFileUpload, options?: Parameters<typeof fetcher>[1]): Promise<ProductFile> => {
    const formData = new FormData();
formData.append(`file`, productFileUpload.file);

  return fetcher<ProductFile>(getCheckProductFileUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCheckProductFileMutationKey = () => ['checkProductFile'] as const;

export const getCheckProductFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkProductFile>>, TError,CheckProductFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof checkProductFile>>, TError,CheckProductFileMutationVariables, TContext> => {

const mutationKey = getCheckProductFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkProductFile>>, CheckProductFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkProductFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckProductFileMutationResult = NonNullable<Awaited<ReturnType<typeof checkProductFile>>>
    export type CheckProductFileMutationBody = ProductFileUpload
    export type CheckProductFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type CheckProductFileMutationVariables = {data: ProductFileUpload}

    /**
 * @summary Check a file with products
 */
export const useCheckProductFile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkProductFile>>, TError,CheckProductFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkProductFile>>,
        TError,
        CheckProductFileMutationVariables,
        TContext
      > => {
      return useMutation(getCheckProductFileMutationOptions(options), queryClient);
    }
    export const getImportProductsUrl = (params: ImportProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/website/products/import?${stringifiedParams}` : `/api/website/products/import`
}

/**
 * Makes the changes that `checkProductFile` reported for the same file, all at once; refused rows are left out. If the products have changed since, so that the file would do something else, nothing is done.
 * @summary Import products from a file
 */
export const importProducts = async (productFileUpload: ProductFileUpload,
    params: ImportProductsParams, options?: Parameters<typeof fetcher>[1]): Promise<ProductFile> => {
    const formData = new FormData();
formData.append(`file`, productFileUpload.file);

  return fetcher<ProductFile>(getImportProductsUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getImportProductsMutationKey = () => ['importProducts'] as const;

export const getImportProductsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductImportRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importProducts>>, TError,ImportProductsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof importProducts>>, TError,ImportProductsMutationVariables, TContext> => {

const mutationKey = getImportProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importProducts>>, ImportProductsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importProducts(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportProductsMutationResult = NonNullable<Awaited<ReturnType<typeof importProducts>>>
    export type ImportProductsMutationBody = ProductFileUpload
    export type ImportProductsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductImportRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type ImportProductsMutationVariables = {data: ProductFileUpload;params: ImportProductsParams}

    /**
 * @summary Import products from a file
 */
export const useImportProducts = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProductImportRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importProducts>>, TError,ImportProductsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importProducts>>,
        TError,
        ImportProductsMutationVariables,
        TContext
      > => {
      return useMutation(getImportProductsMutationOptions(options), queryClient);
    }
    export const getGetProductUrl = (productId: string,) => {




  return `/api/website/products/${encodeURIComponent(String(productId))}`
}

/**
 * Returns a product of this account.
 * @summary Show a product
 */
export const getProduct = async (productId: string, options?: Parameters<typeof fetcher>[1]): Promise<Product> => {

  return fetcher<Product>(getGetProductUrl(productId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProductQueryKey = (productId: string,) => {
    return [
    "getProduct", ...(productId ? [productId] : [])
    ] as const;
    }


export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(productId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(productId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) => getProduct(productId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: productId !== null && productId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 productId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 productId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 productId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 productId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(productId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateProductUrl = (productId: string,) => {




  return `/api/website/products/${encodeURIComponent(String(productId))}`
}

/**
 * Replaces all fields of the product; optional ones that are left out are removed. The photo stays, and so does whether it is archived. The SKU of a product that a shipment names cannot change: another one is refused with 422. Existing shipments do not change.
 * @summary Change a product
 */
export const updateProduct = async (productId: string,
    productInput: ProductInput, options?: Parameters<typeof fetcher>[1]): Promise<Product> => {

return fetcher<Product>(getUpdateProductUrl(productId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(productInput)
  }
);}





export const getUpdateProductMutationKey = () => ['updateProduct'] as const;

export const getUpdateProductMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext> => {

const mutationKey = getUpdateProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProduct>>, UpdateProductMutationVariables> = (props) => {
          const {productId,data} = props ?? {};

          return  updateProduct(productId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductMutationResult = NonNullable<Awaited<ReturnType<typeof updateProduct>>>
    export type UpdateProductMutationBody = ProductInput
    export type UpdateProductMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateProductMutationVariables = {productId: string;data: ProductInput}

    /**
 * @summary Change a product
 */
export const useUpdateProduct = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductChangeRefusedResponse | PayloadTooLargeResponse | InvalidResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProduct>>, TError,UpdateProductMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProduct>>,
        TError,
        UpdateProductMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProductMutationOptions(options), queryClient);
    }
    export const getDeleteProductUrl = (productId: string,) => {




  return `/api/website/products/${encodeURIComponent(String(productId))}`
}

/**
 * Deletes a product that no shipment names. One that was used can only be archived, with `updateProducts`.
 * @summary Delete a product
 */
export const deleteProduct = async (productId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteProductUrl(productId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteProductMutationKey = () => ['deleteProduct'] as const;

export const getDeleteProductMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductUsedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext> => {

const mutationKey = getDeleteProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProduct>>, DeleteProductMutationVariables> = (props) => {
          const {productId} = props ?? {};

          return  deleteProduct(productId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProduct>>>

    export type DeleteProductMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductUsedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteProductMutationVariables = {productId: string}

    /**
 * @summary Delete a product
 */
export const useDeleteProduct = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductUsedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProduct>>, TError,DeleteProductMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProduct>>,
        TError,
        DeleteProductMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductMutationOptions(options), queryClient);
    }
    export const getGetProductPhotoUrl = (productId: string,) => {




  return `/api/website/products/${encodeURIComponent(String(productId))}/photo`
}

/**
 * Returns the whole photo. If the product has none, the response is 404.
 * @summary Show the photo of a product
 */
export const getProductPhoto = async (productId: string, options?: Parameters<typeof fetcher>[1]): Promise<ProductPhoto> => {

  return fetcher<ProductPhoto>(getGetProductPhotoUrl(productId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProductPhotoQueryKey = (productId: string,) => {
    return [
    "getProductPhoto", ...(productId ? [productId] : [])
    ] as const;
    }


export const getGetProductPhotoQueryOptions = <TData = Awaited<ReturnType<typeof getProductPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(productId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductPhoto>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductPhotoQueryKey(productId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductPhoto>>> = ({ signal }) => getProductPhoto(productId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: productId !== null && productId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductPhotoQueryResult = NonNullable<Awaited<ReturnType<typeof getProductPhoto>>>
export type GetProductPhotoQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetProductPhoto<TData = Awaited<ReturnType<typeof getProductPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 productId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductPhoto>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductPhoto>>,
          TError,
          Awaited<ReturnType<typeof getProductPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductPhoto<TData = Awaited<ReturnType<typeof getProductPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 productId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductPhoto>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductPhoto>>,
          TError,
          Awaited<ReturnType<typeof getProductPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProductPhoto<TData = Awaited<ReturnType<typeof getProductPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 productId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductPhoto>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the photo of a product
 */

export function useGetProductPhoto<TData = Awaited<ReturnType<typeof getProductPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 productId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductPhoto>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductPhotoQueryOptions(productId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateProductPhotoUrl = (productId: string,) => {




  return `/api/website/products/${encodeURIComponent(String(productId))}/photo`
}

/**
 * Accepts a PNG, JPEG or WebP file of at most 5 MiB and 40 megapixels. The picture is rotated upright, scaled down to at most 1000 pixels a side, and stripped of everything but the picture itself.
 * @summary Set the photo of a product
 */
export const updateProductPhoto = async (productId: string,
    productPhotoUpload: ProductPhotoUpload, options?: Parameters<typeof fetcher>[1]): Promise<Product> => {
    const formData = new FormData();
formData.append(`photo`, productPhotoUpload.photo);

  return fetcher<Product>(getUpdateProductPhotoUrl(productId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUpdateProductPhotoMutationKey = () => ['updateProductPhoto'] as const;

export const getUpdateProductPhotoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductPausedResponse | PayloadTooLargeResponse | InvalidProductPhotoResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProductPhoto>>, TError,UpdateProductPhotoMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProductPhoto>>, TError,UpdateProductPhotoMutationVariables, TContext> => {

const mutationKey = getUpdateProductPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProductPhoto>>, UpdateProductPhotoMutationVariables> = (props) => {
          const {productId,data} = props ?? {};

          return  updateProductPhoto(productId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProductPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof updateProductPhoto>>>
    export type UpdateProductPhotoMutationBody = ProductPhotoUpload
    export type UpdateProductPhotoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductPausedResponse | PayloadTooLargeResponse | InvalidProductPhotoResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateProductPhotoMutationVariables = {productId: string;data: ProductPhotoUpload}

    /**
 * @summary Set the photo of a product
 */
export const useUpdateProductPhoto = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProductPausedResponse | PayloadTooLargeResponse | InvalidProductPhotoResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProductPhoto>>, TError,UpdateProductPhotoMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProductPhoto>>,
        TError,
        UpdateProductPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProductPhotoMutationOptions(options), queryClient);
    }
    export const getDeleteProductPhotoUrl = (productId: string,) => {




  return `/api/website/products/${encodeURIComponent(String(productId))}/photo`
}

/**
 * Removes the photo. The product itself does not change. Succeeds even if there was no photo.
 * @summary Remove the photo of a product
 */
export const deleteProductPhoto = async (productId: string, options?: Parameters<typeof fetcher>[1]): Promise<Product> => {

  return fetcher<Product>(getDeleteProductPhotoUrl(productId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteProductPhotoMutationKey = () => ['deleteProductPhoto'] as const;

export const getDeleteProductPhotoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductPhoto>>, TError,DeleteProductPhotoMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProductPhoto>>, TError,DeleteProductPhotoMutationVariables, TContext> => {

const mutationKey = getDeleteProductPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProductPhoto>>, DeleteProductPhotoMutationVariables> = (props) => {
          const {productId} = props ?? {};

          return  deleteProductPhoto(productId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProductPhoto>>>

    export type DeleteProductPhotoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type DeleteProductPhotoMutationVariables = {productId: string}

    /**
 * @summary Remove the photo of a product
 */
export const useDeleteProductPhoto = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductPhoto>>, TError,DeleteProductPhotoMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProductPhoto>>,
        TError,
        DeleteProductPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductPhotoMutationOptions(options), queryClient);
    }
