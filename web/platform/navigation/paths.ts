import { stringifySearch } from './search-params.ts'

type Id = string | number

const segment = (value: Id) => encodeURIComponent(String(value))

/** The address of every page. */
export const paths = {
  home: () => '/',
  signIn: () => '/sign_in',

  catalogue: (search: object = {}) => `/all_products${stringifySearch(search)}`,
  catalogueSearch: (query: string, search: object = {}) =>
    `/all_products/search${stringifySearch({ query, ...search })}`,
  catalogueFilter: (filter: string) => `/all_products/filter/${segment(filter)}`,
  product: (sellerId: Id, productId: Id) =>
    `/all_products/${segment(sellerId)}/${segment(productId)}`,
  storefront: (sellerId: Id) => `/all_sellers/${segment(sellerId)}`,

  cart: () => '/cart',
  myOffers: (search: object = {}) => `/my_offers${stringifySearch(search)}`,
  myOrders: (search: object = {}) => `/my_orders${stringifySearch(search)}`,
} as const
