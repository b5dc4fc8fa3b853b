import * as address from '#market/accounts/address-api.ts'
import * as applications from '#market/accounts/application-api.ts'
import * as applicationLists from '#market/accounts/applications-list.ts'
import * as magicLinks from '#market/accounts/magic-link-api.ts'
import * as mailPreferences from '#market/accounts/mail-preferences-api.ts'
import * as passwords from '#market/accounts/password-api.ts'
import * as profiles from '#market/accounts/profile-api.ts'
import * as secondFactor from '#market/accounts/second-factor-api.ts'
import * as sellerProfile from '#market/accounts/seller-profile-api.ts'
import * as session from '#market/accounts/session-api.ts'
import * as sessionList from '#market/accounts/session-list-api.ts'
import * as signInList from '#market/accounts/sign-in-list-api.ts'
import * as unsubscribe from '#market/accounts/unsubscribe-api.ts'
import * as administrators from '#market/administrators/administrator-api.ts'
import * as pageViews from '#market/analytics/page-view-api.ts'
import * as approvals from '#market/approvals/approval-api.ts'
import * as approvalLists from '#market/approvals/approvals-list.ts'
import * as audit from '#market/audit/audit-list.ts'
import * as catalogue from '#market/catalogue/catalogue-api.ts'
import * as activity from '#market/dashboard/activity-api.ts'
import * as overview from '#market/dashboard/overview-api.ts'
import * as exports from '#market/exports/export-api.ts'
import * as imports from '#market/imports/imported-csv-api.ts'
import * as knownProducts from '#market/imports/known-products-api.ts'
import * as headers from '#market/spreadsheets/intake/header-api.ts'
import * as mappings from '#market/imports/mapping-api.ts'
import * as insights from '#market/insights/insight-api.ts'
import * as leads from '#market/leads/lead-api.ts'
import * as leadLists from '#market/leads/leads-list.ts'
import * as legalPages from '#market/legal-pages/legal-page-api.ts'
import * as manifests from '#market/manifests/manifest-api.ts'
import * as ownManifests from '#market/manifests/own-manifest-api.ts'
import * as messages from '#market/messages/message-api.ts'
import * as questions from '#market/messages/question-api.ts'
import * as questionLists from '#market/messages/questions-list.ts'
import * as notifications from '#market/notifications/notification-api.ts'
import * as offerSpreadsheets from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import * as spreadsheetsToFill from '#market/offer-spreadsheets/spreadsheet-to-fill-api.ts'
import * as buyerDetails from '#market/offers/buyer-details-api.ts'
import * as poDocuments from '#market/offers/po-document-api.ts'
import * as packing from '#market/purchase-orders/packing-api.ts'
import * as offers from '#market/offers/offer-api.ts'
import * as offerCounts from '#market/offers/offer-counts-api.ts'
import * as feeInvoices from '#market/papers/fee-invoices-list.ts'
import * as payouts from '#market/payouts/payout-api.ts'
import * as payoutLists from '#market/payouts/payouts-list.ts'
import * as orderMoneyLists from '#market/payouts/order-money-list.ts'
import * as dueSellerLists from '#market/payouts/due-sellers-list.ts'
import * as staffPayouts from '#market/payouts/staff-payout-api.ts'
import * as staffPayoutLists from '#market/payouts/staff-payouts-list.ts'
import * as papers from '#market/papers/paper-api.ts'
import * as paperLists from '#market/papers/papers-list.ts'
import * as payments from '#market/payments/payment-api.ts'
import * as people from '#market/people/people-api.ts'
import * as peopleLists from '#market/people/people-list.ts'
import * as sellerLists from '#market/staff-sellers/sellers-list.ts'
import * as bulk from '#market/products/bulk/bulk-api.ts'
import * as ownProducts from '#market/products/own-product-api.ts'
import * as photosByName from '#market/products/photos-by-name/photos-by-name-api.ts'
import * as products from '#market/products/product-api.ts'
import * as productViews from '#market/products/views/product-view-api.ts'
import * as orderDetails from '#market/purchase-orders/order-details-api.ts'
import * as orderCounts from '#market/purchase-orders/order-counts-api.ts'
import * as purchaseOrders from '#market/purchase-orders/purchase-order-api.ts'
import * as releaseNotes from '#market/release-notes/release-note-api.ts'
import * as claimLists from '#market/claims/staff-claims-list.ts'
import * as claims from '#market/claims/claim-api.ts'
import * as certificates from '#market/resale-certificates/certificate-api.ts'
import * as certificateLists from '#market/resale-certificates/certificates-list.ts'
import * as staffCertificateLists from '#market/resale-certificates/staff-certificates-list.ts'
import * as samples from '#market/samples/samples-api.ts'
import * as savedSearches from '#market/saved-searches/saved-search-api.ts'
import * as shipToAddresses from '#market/ship-to-addresses/ship-to-address-api.ts'
import * as shipToAddressLists from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import * as assignments from '#market/staff-notes/assignment-api.ts'
import * as staffNotes from '#market/staff-notes/staff-note-api.ts'
import * as sellerTrade from '#market/staff-sellers/seller-trade-api.ts'
import * as partialRefunds from '#market/staff-orders/partial-refund-api.ts'
import * as staffOrders from '#market/staff-orders/staff-order-api.ts'
import * as staffOrderLists from '#market/staff-orders/staff-orders-list.ts'
import * as staffSearch from '#market/staff-search/staff-search-api.ts'
import * as staffProducts from '#market/staff-sellers/staff-product-api.ts'
import * as staffSellers from '#market/staff-sellers/staff-seller-api.ts'
import * as storefronts from '#market/storefronts/storefront-api.ts'
import * as system from '#market/system/system-api.ts'
import * as inbox from '#market/today/inbox-list.ts'
import * as today from '#market/today/today-api.ts'
import * as topSellers from '#market/top-sellers/top-seller-api.ts'
import * as uploads from '#market/uploads/upload-api.ts'
import * as watching from '#market/watching/watch-api.ts'

/** One chapter of the reference: calls are named as the modules export them. */
type Feature = { tag: string; about: string; modules: object[] }

/** The chapters in the order a newcomer reads them. A new `…-api.ts` gets its place here. */
export const features: Feature[] = [
  {
    tag: 'Signing in',
    about: 'A session for a program or a browser, and who is signed in.',
    modules: [session, secondFactor, sessionList, signInList, magicLinks, passwords],
  },
  {
    tag: 'Accounts',
    about: 'Applications to join, and profiles of people and companies.',
    modules: [
      applications,
      applicationLists,
      profiles,
      shipToAddressLists,
      shipToAddresses,
      sellerProfile,
      address,
      mailPreferences,
      unsubscribe,
    ],
  },
  {
    tag: "A seller's lots",
    about: 'Listing lots, one at a time or many, and keeping them up to date.',
    modules: [ownProducts, bulk, overview, activity, productViews],
  },
  {
    tag: 'Photos and files',
    about: 'Files are sent to a signed address first, and then named by their key.',
    modules: [uploads, photosByName],
  },
  {
    tag: 'Imports and exports',
    about: 'Lots by spreadsheet: CSV or workbooks, in and out.',
    modules: [imports, mappings, headers, knownProducts, exports],
  },
  {
    tag: 'Manifests',
    about: 'What is inside a mixed lot, line by line.',
    modules: [manifests, ownManifests],
  },
  {
    tag: 'Catalog',
    about: 'What buyers see: search, lots, storefronts, saved searches and watched lots.',
    modules: [catalogue, products, storefronts, topSellers, savedSearches, watching],
  },
  {
    tag: 'Offers',
    about: 'The cart and the negotiation. An accepted offer becomes an order.',
    modules: [
      offers,
      offerCounts,
      buyerDetails,
      poDocuments,
      spreadsheetsToFill,
      offerSpreadsheets,
      messages,
      questions,
      questionLists,
    ],
  },
  {
    tag: 'Orders',
    about: 'Orders from payment to receipt.',
    modules: [purchaseOrders, orderCounts, orderDetails, packing, payments],
  },
  {
    tag: 'Invoices',
    about: 'Invoices, credit notes and fee invoices. Once issued, they never change.',
    modules: [papers, paperLists, feeInvoices],
  },
  {
    tag: 'Claims',
    about:
      'Problems with what arrived: reported by line, answered in turns, and refunded in part once settled.',
    modules: [claims, claimLists],
  },
  {
    tag: 'Resale certificates',
    about:
      'That a buyer buys to resell: kept by state, checked by staff, and kept by the orders they cover.',
    modules: [certificates, certificateLists, staffCertificateLists],
  },
  {
    tag: 'Payouts',
    about: 'What a seller has coming, where it is paid, and its statements.',
    modules: [payouts, payoutLists, orderMoneyLists],
  },
  {
    tag: 'News',
    about: 'What has happened since you looked.',
    modules: [notifications, releaseNotes],
  },
  {
    tag: 'Legal pages',
    about: 'The terms, the privacy policy, and how to reach Lotline.',
    modules: [legalPages],
  },
  {
    tag: 'Daily leads',
    about: 'The subscription to buyers who look for goods such as yours.',
    modules: [samples],
  },
  { tag: 'Our own pages', about: 'What only the website calls.', modules: [pageViews] },
  {
    tag: 'Staff',
    about: 'What the people who run the marketplace do. Everyone else gets 404.',
    modules: [
      today,
      inbox,
      staffSearch,
      sellerLists,
      sellerTrade,
      staffSellers,
      staffProducts,
      staffOrderLists,
      staffOrders,
      partialRefunds,
      staffPayoutLists,
      dueSellerLists,
      staffPayouts,
      peopleLists,
      people,
      administrators,
      approvals,
      approvalLists,
      staffNotes,
      assignments,
      audit,
      insights,
      leadLists,
      leads,
      system,
    ],
  },
]
