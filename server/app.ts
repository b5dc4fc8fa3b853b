import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { cents } from '#market/money.ts'
import { redirectSignedIn } from './accounts/sessions/redirect-signed-in.ts'
import { cutAddress } from './platform/http/cut-address.ts'
import { magicLinkRoutes } from './accounts/links/magic-link-routes.ts'
import { unsubscribeRoutes } from './accounts/mail-preferences/unsubscribe-routes.ts'
import { mailPreferencesRoutes } from './accounts/mail-preferences/mail-preferences-routes.ts'
import { policies } from './accounts/policies.ts'
import { passwordRoutes } from './accounts/profile/password-routes.ts'
import { viewerFinder } from './accounts/sessions/find-viewer.ts'
import { hasSession, isProgram, viewerBehind } from './accounts/sessions/session-cookie.ts'
import { administratorRoutes } from './administrators/administrator-routes.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { noteRead } from './audit/note-read.ts'
import { adaptersOf } from './adapters/list-adapters.ts'
import { sealWith } from './platform/seal.ts'
import { secondFactorRoutes } from './accounts/second-factor/second-factor-routes.ts'
import { sessionListRoutes } from './accounts/sessions/session-list-routes.ts'
import { sessionRoutes } from './accounts/sign-in/session-routes.ts'
import { pageViewRoutes } from './analytics/page-view-routes.ts'
import { applicationRoutes } from './applications/application-routes.ts'
import { reference } from './api-reference/reference.ts'
import { approvablesWith } from './approvables.ts'
import { approvalRoutes } from './approvals/approval-routes.ts'
import { profileRoutes } from './applications/profile-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { overviewRoutes } from './dashboard/overview-routes.ts'
import { exportRoutes } from './exports/export-routes.ts'
import { importRoutes } from './imports/import-routes.ts'
import { insightRoutes } from './insights/insight-routes.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import { manifestRoutes } from './manifests/manifest-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import type { Metrics } from './metrics/metrics.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { spreadsheetRoutes } from '#server/spreadsheets/spreadsheet-routes.ts'
import { offerSpreadsheetRoutes } from './offer-spreadsheets/offer-spreadsheet-routes.ts'
import { offerRoutes } from './offers/offer-routes.ts'
import { poDocumentRoutes } from './offers/po-document/po-document-routes.ts'
import { paperRoutes } from './papers/paper-routes.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import type { PaymentProvider } from './payments/provider.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { answerUnknownAddresses, appFiles, appPage } from './platform/http/app-page.ts'
import { bulkhead } from './platform/http/bulkhead.ts'
import { guardAgainstForgery } from './platform/http/csrf.ts'
import { devPage } from './platform/http/dev-page.ts'
import { describeApi } from './platform/http/description/docs-page.ts'
import { firstAnswers } from './platform/http/first-answers.ts'
import { healthRoutes } from './platform/http/health.ts'
import { answerOnce } from './platform/http/idempotency/answer-once.ts'
import { keptQuota } from './platform/http/idempotency/kept-quota.ts'
import { httpServer } from './platform/http/http-server.ts'
import { keepRateLimits } from './platform/http/rate-limits.ts'
import { readFromReplica } from './platform/http/reader-of.ts'
import type { Site } from './platform/http/site.ts'
import type { Connection } from './platform/database/database.ts'
import type { Replica } from './platform/database/replica/open-replica.ts'
import type { SecretKeys } from './platform/secret-keys.ts'
import { refusePlainRequests } from './platform/live/plain-requests.ts'
import { offersUnderWayWith } from './offers/offers-under-way-with.ts'
import { bulkRoutes } from './products/bulk/bulk-routes.ts'
import { ownProductRoutes } from './products/own/own-product-routes.ts'
import { photosByNameRoutes } from './products/photos-by-name/photos-by-name-routes.ts'
import { productViewRoutes } from './products/views/product-view-routes.ts'
import { productRoutes } from './products/catalogue/product-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { legalPageRoutes } from './legal-pages/legal-page-routes.ts'
import { releaseNoteRoutes } from './release-notes/release-note-routes.ts'
import { samplesRoutes } from './samples/samples-routes.ts'
import { shipToAddressRoutes } from './ship-to-addresses/ship-to-address-routes.ts'
import { certificateRoutes } from './resale-certificates/certificate-routes.ts'
import { savedSearchRoutes } from './saved-searches/saved-search-routes.ts'
import { publicOrigins, type Settings } from './settings/settings.ts'
import { staffNoteRoutes } from './staff-notes/staff-note-routes.ts'
import { staffOrderRoutes } from './staff-orders/staff-order-routes.ts'
import { staffSearchRoutes } from './staff-search/staff-search-routes.ts'
import { staffSellerRoutes } from './staff-sellers/staff-seller-routes.ts'
import { storefrontRoutes } from './storefronts/storefront-routes.ts'
import type { AccountTerms } from './settings/terms.ts'
import { todayRoutes } from './today/today-routes.ts'
import { topSellerRoutes } from './top-sellers/top-seller-routes.ts'
import { systemRoutes } from './system/system-routes.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import type { Self } from './system/system-deps.ts'
import type { Uploads } from './uploads/uploads.ts'
import { watchRoutes } from './watching/watch-routes.ts'
import { laneOf } from './jobs.ts'

export type Parts = {
  settings: Settings
  log: Logger
  secretKeys: SecretKeys
  connection: Connection
  replica: Replica | undefined
  metrics: Metrics
  self: Self
  provider: PaymentProvider
  uploads: Uploads
  catalogue: Catalogue
  /** Aborts when the process begins to stop; the door is open still. */
  stopping: AbortSignal
  isHearing: () => boolean
  /** Names this moment among the news that pages hear. */
  markOfNews: () => string
  isRedisUsed: (() => boolean) | undefined
  /** Where the built web app lies. */
  webFolder: string
  /** Pages that are not part of the product: the sandbox's checkout, the mailbox. */
  annexes: ((http: FastifyInstance) => Promise<void>)[]
}

// More than a page asks for at once.
const WAITING_CALLS = 60
// Of the 16 connections to the database; the others are for what is answered at once.
const HEAVY_CALLS = 10

/** The table of contents: every feature's routes, in one list. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { settings, replica, catalogue } = parts
  const { db } = parts.connection
  const secure = settings.publicUrl.startsWith('https:')
  const http = await httpServer({
    log: parts.log,
    logRequests: settings.production,
    secure,
    trustedProxies: settings.trustedProxies,
    development: settings.development,
    storageOrigin: settings.s3 && new URL(settings.s3.endpoint).origin,
  })
  if (settings.tracesEndpoint) traceRequests(http)
  parts.metrics.countRequests(http)
  const terms: AccountTerms = settings
  const findViewer = viewerFinder({ db, terms })
  const csrf = guardAgainstForgery(http, {
    secretKeys: parts.secretKeys,
    origins: publicOrigins(settings),
    secure,
  })
  const first = firstAnswers()
  const drawn = { atOnce: settings.callsAtOnce, addressFactor: settings.rateLimitAddressFactor }
  const page = { csrf, hasSession, first, drawn, markOfNews: parts.markOfNews }
  const sendPage = settings.development ? await devPage(http, page) : appPage(parts.webFolder, page)
  const site: Site = {
    http,
    viewerOf: (request) => viewerBehind(findViewer, request),
    policies,
    isProgram,
    noteRead: (staff, { url, id }, found) =>
      noteRead(db, { staff, address: url, requestId: id, found }),
    sendPage: cutAddress(redirectSignedIn(findViewer, sendPage)),
    first,
    requireRoom: () => parts.uploads.space.requireForWrites(),
    inTurn: bulkhead({
      atOnce: settings.callsAtOnce,
      waiting: WAITING_CALLS * settings.rateLimitAddressFactor,
      heavyAtOnce: HEAVY_CALLS,
    }),
    keepRateLimits: keepRateLimits(settings.rateLimitAddressFactor),
    answerOnce: (request) => answerOnce(db, request),
    mayKeepAnswer: keptQuota(),
  }
  const readerOf = readFromReplica(http, { db, replica, isProgram, secure })
  const addressFactor = settings.rateLimitAddressFactor
  const accounts = { db, terms, csrf, secure, addressFactor }
  describeApi(site, {
    publicUrl: settings.publicUrl,
    csrf,
    reference: reference(settings.publicUrl),
    describesStaffToAll: !settings.production,
  })
  const isShortOfSpace = async () => (await parts.uploads.space.look())?.isShort === true
  healthRoutes(site, { ...parts, db, isShortOfSpace })
  metricsRoutes(site, {
    db,
    laneOf,
    metrics: parts.metrics,
    space: parts.uploads.space,
    token: settings.metricsToken,
  })
  refusePlainRequests(http, '/cable')
  sessionRoutes(site, accounts)
  magicLinkRoutes(site, accounts)
  passwordRoutes(site, { ...accounts, uploads: parts.uploads })
  applicationRoutes(site, accounts)
  profileRoutes(site, { db, terms, uploads: parts.uploads })
  secondFactorRoutes(site, { ...accounts, seal: sealWith(parts.secretKeys) })
  auditRoutes(site, db)
  peopleRoutes(site, { db, terms, uploads: parts.uploads })
  administratorRoutes(site, { db, terms })
  approvalRoutes(site, { db, terms, approvables: approvablesWith(terms) })
  sessionListRoutes(site, { db, csrf })
  mailPreferencesRoutes(site, db)
  unsubscribeRoutes(site, db)
  catalogueRoutes(site, { catalogue, readerOf })
  productRoutes(site, { db, terms, catalogue })
  ownProductRoutes(site, { db, uploads: parts.uploads })
  photosByNameRoutes(site, { db, uploads: parts.uploads })
  manifestRoutes(site, { db, uploads: parts.uploads })
  bulkRoutes(site, { db, offersUnderWayWith })
  productViewRoutes(site, db)
  storefrontRoutes(site, { readerOf, catalogue })
  topSellerRoutes(site, db)
  todayRoutes(site, db, settings)
  staffNoteRoutes(site, { db, terms })
  staffSearchRoutes(site, { db, catalogue })
  staffOrderRoutes(site, { db, terms })
  staffSellerRoutes(site, { db, terms, uploads: parts.uploads })
  overviewRoutes(site, db)
  offerRoutes(site, { db, terms, addressFactor })
  poDocumentRoutes(site, { db, terms, uploads: parts.uploads })
  const payments = { db, terms, provider: parts.provider }
  orderRoutes(site, { ...payments, settings, uploads: parts.uploads })
  systemRoutes(site, {
    db,
    terms,
    provider: parts.provider,
    uploads: parts.uploads,
    adapters: adaptersOf(settings),
    laneOf,
    self: parts.self,
  })
  paymentRoutes(site, payments, parts)
  paperRoutes(site, db)
  samplesRoutes(site, { ...payments, monthly: cents(settings.samplesPriceCents), accounts })
  leadRoutes(site, { db, uploads: parts.uploads })
  uploadRoutes(site, parts.uploads, { origins: publicOrigins(settings), addressFactor })
  photoRoutes(site, parts.uploads.photos)
  exportRoutes(site, readerOf)
  importRoutes(site, { db, uploads: parts.uploads, addressFactor })
  offerSpreadsheetRoutes(site, { db, uploads: parts.uploads, publicUrl: settings.publicUrl })
  spreadsheetRoutes(site, db)
  savedSearchRoutes(site, db)
  shipToAddressRoutes(site, db)
  certificateRoutes(site, { ...settings, db, uploads: parts.uploads })
  watchRoutes(site, db)
  notificationRoutes(site, db)
  releaseNoteRoutes(site, db)
  legalPageRoutes(site, db)
  insightRoutes(site, readerOf)
  pageViewRoutes(site, db)
  for (const annex of parts.annexes) await http.register(annex)
  await appFiles(http, parts.webFolder)
  answerUnknownAddresses(http, site.sendPage)
  return http
}
