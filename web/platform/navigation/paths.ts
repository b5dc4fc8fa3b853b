import { stringifySearch } from './search-params.ts'

type Id = string | number

const segment = (value: Id) => encodeURIComponent(String(value))

/** The address of every page. */
export const paths = {
  home: () => '/',
  signIn: () => '/sign_in',
  signUp: () => '/sign_up',
  forgotPassword: () => '/forgot_password',
  becomeBuyer: () => '/buyer',
  buyerInquiry: () => '/buyer_inquiry',
  buyerInquirySubmitted: () => '/buyer_inquiry/submitted',
  sellerInquiry: () => '/seller_inquiry',
  sellerInquirySubmitted: () => '/seller_inquiry/submitted',
  createProfile: (search: object = {}) =>
    `/seller_inquiry/create_profile${stringifySearch(search)}`,
  confirmEmail: () => '/confirm_email',
  createPassword: () => '/buyers_create_password',
  account: () => '/account',
  dashboard: () => '/dashboard',
  manageProducts: (search: object = {}) => `/dashboard/manage_products${stringifySearch(search)}`,
  sellerProfile: () => '/dashboard/seller_profile',
  manageOrders: (search: object = {}) => `/dashboard/manage_orders${stringifySearch(search)}`,
  csvImport: () => '/dashboard/csv_import',
  newProduct: (search: object = {}) => `/dashboard/manage_products/new${stringifySearch(search)}`,
  editProduct: (productId: Id, search: object = {}) =>
    `/dashboard/manage_products/${segment(productId)}${stringifySearch(search)}`,
  adminPeople: (search: object = {}) => `/admin/people${stringifySearch(search)}`,
  adminPerson: (userId: Id) => `/admin/people/${segment(userId)}`,
  adminApprovals: (search: object = {}) => `/admin/approvals${stringifySearch(search)}`,
  adminAdministrators: () => '/admin/administrators',
  adminAudit: (search: object = {}) => `/admin/audit_log${stringifySearch(search)}`,
  adminSystem: () => '/admin/system',
  admin: () => '/admin',
  insights: (search: object = {}) => `/admin/insights${stringifySearch(search)}`,
  adminLeads: (search: object = {}) => `/admin/leads${stringifySearch(search)}`,
  adminOrders: (search: object = {}) => `/admin/purchase_orders${stringifySearch(search)}`,
  adminSellers: (search: object = {}) => `/admin/sellers${stringifySearch(search)}`,
  adminSeller: (sellerId: Id, search: object = {}) =>
    `/admin/sellers/${segment(sellerId)}${stringifySearch(search)}`,
  adminNewProduct: (sellerId: Id) => `/admin/sellers/${segment(sellerId)}/products/new`,
  adminProduct: (sellerId: Id, productId: Id) =>
    `/admin/sellers/${segment(sellerId)}/products/${segment(productId)}`,
  adminTopSellers: () => '/admin/top_sellers',
  adminReleaseNotes: (search: object = {}) => `/admin/release_notes${stringifySearch(search)}`,
  adminApplications: (search: object = {}) => `/admin/applications${stringifySearch(search)}`,

  catalogue: (search: object = {}) => `/all_products${stringifySearch(search)}`,
  catalogueSearch: (query: string, search: object = {}) =>
    `/all_products/search${stringifySearch({ query, ...search })}`,
  catalogueFilter: (filter: string) => `/all_products/filter/${segment(filter)}`,
  product: (sellerId: Id, productId: Id) =>
    `/all_products/${segment(sellerId)}/${segment(productId)}`,
  storefront: (sellerId: Id, search: object = {}) =>
    `/all_sellers/${segment(sellerId)}${stringifySearch(search)}`,

  samples: (search: object = {}) => `/samples${stringifySearch(search)}`,

  savedSearches: () => '/saved_searches',
  cart: () => '/cart',
  cartUpload: (search: object = {}) => `/cart/upload${stringifySearch(search)}`,
  myOffers: (search: object = {}) => `/my_offers${stringifySearch(search)}`,
  order: (orderId: Id) => `/my_orders/${segment(orderId)}`,
  myOrders: (search: object = {}) => `/my_orders${stringifySearch(search)}`,
} as const
