import { stringifySearch } from './search-params.ts'

type Id = string | number

const segment = (value: Id) => encodeURIComponent(String(value))

/** A page whose search says what it shows. */
const at =
  (path: string) =>
  (search: object = {}) =>
    path + stringifySearch(search)

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
  createProfile: at('/seller_inquiry/create_profile'),
  confirmEmail: () => '/confirm_email',
  createPassword: () => '/buyers_create_password',
  terms: () => '/terms',
  privacy: () => '/privacy',
  contact: () => '/contact',
  account: () => '/account',
  dashboard: at('/dashboard'),
  manageProducts: at('/dashboard/manage_products'),
  sellerProfile: () => '/dashboard/seller_profile',
  manageOrders: at('/dashboard/manage_orders'),
  payouts: at('/dashboard/payouts'),
  payoutOrders: at('/dashboard/payouts/orders'),
  payoutStatements: at('/dashboard/payouts/statements'),
  shipOrders: () => '/dashboard/manage_orders/ship',
  csvImport: () => '/dashboard/csv_import',
  photosByName: () => '/dashboard/manage_products/photos',
  newProduct: at('/dashboard/manage_products/new'),
  editProduct: (productId: Id, search: object = {}) =>
    `/dashboard/manage_products/${segment(productId)}${stringifySearch(search)}`,
  adminPeople: at('/admin/people'),
  adminPerson: (userId: Id) => `/admin/people/${segment(userId)}`,
  adminApprovals: at('/admin/approvals'),
  adminAdministrators: () => '/admin/administrators',
  adminAudit: at('/admin/audit_log'),
  adminSystem: () => '/admin/system',
  admin: () => '/admin',
  insights: at('/admin/insights'),
  adminLeads: at('/admin/leads'),
  adminOrders: at('/admin/purchase_orders'),
  adminCertificates: at('/admin/resale_certificates'),
  adminClaims: at('/admin/claims'),
  adminPayouts: at('/admin/payouts'),
  adminPayoutsDue: at('/admin/payouts/due'),
  adminFeeInvoices: at('/admin/fee_invoices'),
  adminSellers: at('/admin/sellers'),
  adminSeller: (sellerId: Id, search: object = {}) =>
    `/admin/sellers/${segment(sellerId)}${stringifySearch(search)}`,
  adminNewProduct: (sellerId: Id) => `/admin/sellers/${segment(sellerId)}/products/new`,
  adminProduct: (sellerId: Id, productId: Id) =>
    `/admin/sellers/${segment(sellerId)}/products/${segment(productId)}`,
  adminTopSellers: () => '/admin/top_sellers',
  adminReleaseNotes: at('/admin/release_notes'),
  adminLegalPages: at('/admin/legal_pages'),
  adminApplications: at('/admin/applications'),

  catalogue: at('/all_products'),
  catalogueSearch: (query: string, search: object = {}) =>
    `/all_products/search${stringifySearch({ query, ...search })}`,
  catalogueFilter: (filter: string) => `/all_products/filter/${segment(filter)}`,
  product: (sellerId: Id, productId: Id, search: { quantity?: number | undefined } = {}) =>
    `/all_products/${segment(sellerId)}/${segment(productId)}${stringifySearch(search)}`,
  storefront: (sellerId: Id, search: object = {}) =>
    `/all_sellers/${segment(sellerId)}${stringifySearch(search)}`,

  samples: at('/samples'),

  savedSearches: () => '/saved_searches',
  shipToAddresses: at('/ship_to_addresses'),
  resaleCertificates: at('/resale_certificates'),
  watchedLots: () => '/watched_lots',
  compare: at('/compare'),
  cart: () => '/cart',
  cartUpload: at('/cart/upload'),
  myOffers: at('/my_offers'),
  questions: at('/questions'),
  order: (orderId: Id) => `/my_orders/${segment(orderId)}`,
  myOrders: at('/my_orders'),
} as const
