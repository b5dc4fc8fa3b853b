import { applicationsList, oneApplication } from '#market/accounts/applications-list.ts'
import { readMailPreferences } from '#market/accounts/mail-preferences-api.ts'
import { matchAt } from '#market/accounts/pages.ts'
import { readProfile } from '#market/accounts/profile-api.ts'
import { readSecondFactor } from '#market/accounts/second-factor-api.ts'
import { readMe } from '#market/accounts/session-api.ts'
import { readSessions } from '#market/accounts/session-list-api.ts'
import { readSignIns } from '#market/accounts/sign-in-list-api.ts'
import { approvalsList, oneApproval } from '#market/approvals/approvals-list.ts'
import { readLegalPage } from '#market/legal-pages/legal-page-api.ts'
import type { LegalPageName } from '#market/legal-pages/legal-page.ts'
import { questionsList } from '#market/messages/questions-list.ts'
import { readNotifications } from '#market/notifications/notification-api.ts'
import { countOffers } from '#market/offers/offer-counts-api.ts'
import { readPurchaseOrder } from '#market/purchase-orders/purchase-order-api.ts'
import { countOrders } from '#market/purchase-orders/order-counts-api.ts'
import { readSamples, readSamplesPlan, readUsBuyers } from '#market/samples/samples-api.ts'
import { buyerPages } from './buyer-pages.ts'
import { listed, type Address, type CallsOf, type CallsOfPages } from './calls-of.ts'
import { firstCall, type FirstCall } from './first-call.ts'
import { pageOfNotifications } from './list-pages.ts'
import { everyOffer, everyOrder } from './trade-calls.ts'
import { sellerPages } from './seller-pages.ts'
import { staffPages } from './staff-pages.ts'

const legalPage =
  (name: LegalPageName): CallsOf =>
  () => [firstCall(readLegalPage, { params: { name } })]

/** What the screens of all pages ask first, so that they come with the answers; those that are refused are left out. */
const firstCalls: CallsOfPages = {
  ...buyerPages,
  ...sellerPages,
  ...staffPages,
  '/account': () => [
    firstCall(readSecondFactor),
    firstCall(readMailPreferences),
    firstCall(readSessions),
    firstCall(readSignIns),
  ],
  '/my_offers': () => [everyOffer],
  '/my_orders': () => [everyOrder],
  '/my_orders/$order_id': ({ params }) => [
    firstCall(readPurchaseOrder, { params: { id: Number(params.order_id) } }),
  ],
  '/questions': listed(questionsList),
  '/samples': () => [
    firstCall(readSamples),
    firstCall(readSamplesPlan),
    firstCall(readUsBuyers),
    firstCall(readProfile),
  ],
  '/terms': legalPage('terms'),
  '/privacy': legalPage('privacy'),
  '/contact': legalPage('contact'),
}

/** What stands around every page: how much awaits its reader. */
const around = [
  firstCall(countOffers),
  firstCall(countOrders),
  firstCall(readNotifications, pageOfNotifications()),
  firstCall(applicationsList.read, oneApplication),
  firstCall(approvalsList.read, oneApproval),
]

/** Undefined for a visitor. */
type Reader = { party: Address['party'] }

/** The calls a page makes first. A signed-in reader's reads the current user as well, and its header what awaits its reader. */
export function firstCallsAt(pathname: string, search: object, { party }: Reader): FirstCall[] {
  const match = matchAt(pathname)
  const callsOf = match && firstCalls[match.page]
  const params = Object.entries({ ...match?.params }).map(([name, text]) => [
    name,
    decodeURIComponent(text),
  ])
  const calls = callsOf?.({ params: Object.fromEntries(params), search, party }) ?? []
  return party ? [firstCall(readMe), ...calls, ...around] : calls
}
