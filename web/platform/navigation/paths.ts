import { stringifySearch } from './search-params.ts'

type Id = string | number

const segment = (value: Id) => encodeURIComponent(String(value))

/** The address of every page. */
export const paths = {
  home: () => '/',
  signIn: () => '/sign_in',
  signUp: () => '/sign_up',
  forgotPassword: () => '/forgot_password',
  magicSignIn: (token: string) => `/magic/sign_in/${segment(token)}`,
  resetPassword: (token: string) => `/reset_password/${segment(token)}`,
  buyersCreatePassword: () => '/buyers_create_password',

  buyerInquiry: () => '/buyer_inquiry',
  buyerInquirySubmitted: () => '/buyer_inquiry/submitted',
  sellerInquiry: () => '/seller_inquiry',
  sellerInquirySubmitted: () => '/seller_inquiry/submitted',
  createSellerProfile: () => '/seller_inquiry/create_profile',

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

  dashboard: () => '/dashboard',
  manageProducts: () => '/dashboard/manage_products',
  newProduct: () => '/dashboard/manage_products/new',
  editProduct: (productId: Id) => `/dashboard/manage_products/${segment(productId)}`,
  manageOrders: () => '/dashboard/manage_orders',
  sellerProfile: () => '/dashboard/seller_profile',
  csvImport: () => '/dashboard/csv_import',

  samples: () => '/samples',
  admin: () => '/admin',
  adminApplications: () => '/admin/applications',
  adminTopSellers: () => '/admin/top_sellers',
  adminSellers: () => '/admin/sellers',
  adminSeller: (sellerId: Id) => `/admin/sellers/${segment(sellerId)}`,
  adminPurchaseOrders: () => '/admin/purchase_orders',
  adminReleaseNotes: () => '/admin/release_notes',
  adminInsights: () => '/admin/insights',
  adminLeads: () => '/admin/leads',
} as const
