import { z } from 'zod'
import { everyMailTopic } from '#market/accounts/mail-topics.ts'
import { userStatuses } from '#market/accounts/user-status.ts'
import { productCategories } from '#market/categories.ts'
import { offerStates } from '#market/offers/offer.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { tableColumns } from '#market/products/views/table-columns.ts'
import {
  purchaseOrderEvents,
  purchaseOrderStatuses,
} from '#market/purchase-orders/purchase-order.ts'
import { resaleChannels } from '#market/resale/resale-channels.ts'
import {
  sampleBuyerCategories,
  sampleSellerCategories,
} from '#market/sample-profiles/sample-categories.ts'
import type { SchemaNames } from '#server/platform/http/description/json-schemas.ts'
import { applicationRecord } from '#market/accounts/application-api.ts'
import { readProfile } from '#market/accounts/profile-api.ts'
import { currentUser } from '#market/accounts/current-user.ts'
import { shipTo } from '#market/accounts/ship-to.ts'
import {
  deliveryAddress,
  shipToAddress,
  shipToAddressIn,
} from '#market/ship-to-addresses/ship-to-address.ts'
import { administrator } from '#market/administrators/administrator-api.ts'
import { approval, approvalStake } from '#market/approvals/approval.ts'
import { auditEvent } from '#market/audit/audit-event.ts'
import { criteria, searchProducts } from '#market/catalogue/catalogue-api.ts'
import { fileValues } from '#market/imports/file-values.ts'
import { importTally, readImport } from '#market/imports/imported-csv-api.ts'
import { priceRule } from '#market/imports/price-rule.ts'
import {
  insightOffer,
  insightOrder,
  insightProduct,
  insightUser,
} from '#market/insights/insight-records.ts'
import { firstAnswer, topTrader, traffic } from '#market/insights/overview.ts'
import { leadForm, leadRecord } from '#market/leads/lead.ts'
import { manifestRow, manifestTotals } from '#market/manifests/manifest-api.ts'
import { manifestProblems } from '#market/manifests/own-manifest-api.ts'
import { message } from '#market/messages/message.ts'
import { readQuestion } from '#market/messages/question-api.ts'
import { readInvoiceDetails } from '#market/papers/paper-api.ts'
import { paper } from '#market/papers/paper.ts'
import { readMoney } from '#market/payouts/payout-api.ts'
import { staffPayout } from '#market/payouts/staff-payouts-list.ts'
import { question } from '#market/messages/questions-list.ts'
import { notification } from '#market/notifications/notification.ts'
import { judgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { acceptedOffer } from '#market/offers/accepted-offer.ts'
import { seenLots } from '#market/offers/offer-api.ts'
import { lotAsSeen, lotChange } from '#market/offers/lot-as-seen.ts'
import { offerDocument, offersDocument, revision } from '#market/offers/offer-document.ts'
import { pageMeta } from '#market/paging.ts'
import { person, personDetail } from '#market/people/people-api.ts'
import { bulk, selection } from '#market/products/bulk/bulk-api.ts'
import { ownListedProduct, ownProduct, productBefore } from '#market/products/own-product-api.ts'
import { listedProduct, product } from '#market/products/product-api.ts'
import { fieldsInPlace, productFields } from '#market/products/product-fields.ts'
import { productView } from '#market/products/views/product-view-api.ts'
import { shownProducts } from '#market/products/views/shown-products.ts'
import { sellerChangeProgress } from '#market/products/seller-change.ts'
import {
  purchaseOrderDocument,
  purchaseOrdersDocument,
  resaleAgreement,
} from '#market/purchase-orders/purchase-order-document.ts'
import { releaseNote } from '#market/release-notes/release-note.ts'
import { agreedTerms, resaleTerms, resaleTermsIn } from '#market/resale/resale-terms.ts'
import { claim, orderClaims } from '#market/claims/claim-on-order.ts'
import { certificate } from '#market/resale-certificates/certificate.ts'
import { orderCoverage } from '#market/resale-certificates/order-coverage.ts'
import { savedSearch } from '#market/saved-searches/saved-search-api.ts'
import { textEncoding } from '#market/spreadsheets/decode-text.ts'
import { fixesOfFile } from '#market/spreadsheets/intake/how-to-read.ts'
import { staffNote } from '#market/staff-notes/staff-note.ts'
import { staffOrder, staffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { sellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { seller } from '#market/storefronts/storefront-api.ts'
import { processFigures } from '#market/system/process-figures.ts'
import { signedAddress } from '#market/uploads/upload-api.ts'
import { idIn } from '#market/wire.ts'
import { systemHealth } from '#market/system/system-api.ts'

/** Written once in the description, under these names; a program's own types are called the same. */
export const named: Record<string, z.ZodType> = {
  AcceptedOffer: acceptedOffer,
  AgreedTerms: agreedTerms,
  Administrator: administrator,
  Application: applicationRecord,
  Approval: approval,
  ApprovalStake: approvalStake,
  AuditEvent: auditEvent,
  BulkChange: bulk,
  CellFixes: fixesOfFile,
  ChosenLots: selection,
  CurrentUser: currentUser,
  FirstAnswer: firstAnswer,
  EditedFields: fieldsInPlace,
  Id: idIn,
  ImportStatus: readImport.answer,
  ImportTally: importTally,
  InsightOffer: insightOffer,
  InsightOrder: insightOrder,
  InsightProduct: insightProduct,
  InsightUser: insightUser,
  JudgedRow: judgedRow,
  Lead: leadRecord,
  LeadFields: leadForm,
  ListedProduct: listedProduct,
  LotAsSeen: lotAsSeen,
  LotChange: lotChange,
  ManifestProblems: manifestProblems,
  ManifestRow: manifestRow,
  ManifestTotals: manifestTotals,
  Message: message,
  Notification: notification,
  Offer: offerDocument,
  OfferLine: offerDocument.shape.included.element,
  OfferResource: offerDocument.shape.data,
  OfferTurn: revision,
  OfferTurnLines: revision.shape.lines,
  Offers: offersDocument,
  OwnListedProduct: ownListedProduct,
  OwnProduct: ownProduct,
  PageMeta: pageMeta,
  ListedPerson: person,
  Person: personDetail,
  ProcessFigures: processFigures,
  PriceRule: priceRule,
  Product: product,
  ProductBefore: productBefore,
  ProductFields: productFields,
  ProductView: productView,
  ProductsFound: searchProducts.answer,
  Profile: readProfile.answer,
  PurchaseOrder: purchaseOrderDocument,
  PurchaseOrderLine: purchaseOrderDocument.shape.included.element,
  PurchaseOrderResource: purchaseOrderDocument.shape.data,
  PurchaseOrders: purchaseOrdersDocument,
  Invoice: paper,
  InvoiceDetails: readInvoiceDetails.answer,
  SellerMoney: readMoney.answer,
  StaffPayout: staffPayout,
  Question: question,
  QuestionMessages: readQuestion.answer,
  ReleaseNote: releaseNote,
  ResaleAgreement: resaleAgreement,
  Claim: claim,
  OrderClaims: orderClaims,
  ResaleCertificate: certificate,
  ResaleCoverage: orderCoverage,
  ResaleTerms: resaleTerms,
  ResaleTermsFields: resaleTermsIn,
  SearchCriteria: criteria,
  SeenLots: seenLots,
  SellerChange: sellerChangeProgress,
  SellerRecord: sellerRecord,
  ShownProducts: shownProducts,
  DeliveryAddress: deliveryAddress,
  ShipTo: shipTo,
  ShipToAddress: shipToAddress,
  ShipToAddressFields: shipToAddressIn,
  StaffNote: staffNote,
  StaffOrder: staffOrder,
  StaffOrderDetail: staffOrderDetail,
  SavedSearch: savedSearch,
  SignedAddress: signedAddress,
  Storefront: seller,
  SystemHealth: systemHealth,
  TextEncoding: textEncoding,
  TopTrader: topTrader,
  Traffic: traffic,
  WordsForConditions: fileValues.shape.conditions.unwrap(),
}

const schemas = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) schemas.add(schema, { id })

export const schemaNames: SchemaNames = {
  schemas,
  choices: {
    OfferState: offerStates,
    OrderEvent: purchaseOrderEvents,
    OrderStatus: purchaseOrderStatuses,
    ProductCategory: productCategories,
    ProductCondition: productConditions,
    ProductColumn: tableColumns,
    ResaleChannel: resaleChannels,
    RetailerKind: sampleBuyerCategories,
    MailTopic: everyMailTopic,
    SampleKind: sampleSellerCategories,
    UserStatus: userStatuses,
  },
  inWords: {
    ProductBefore:
      'What you are changing, as you read it: any fields of OwnProduct. Another value now is 409.',
  },
}
