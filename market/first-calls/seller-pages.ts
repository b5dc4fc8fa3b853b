import { readProfile } from '#market/accounts/profile-api.ts'
import { readCurrentSeller } from '#market/accounts/seller-profile-api.ts'
import { readActivity } from '#market/dashboard/activity-api.ts'
import { readLotFigures, readOverview } from '#market/dashboard/overview-api.ts'
import { USUAL_PERIOD } from '#market/dashboard/weeks.ts'
import { listImports } from '#market/imports/imported-csv-api.ts'
import { readInvoiceDetails } from '#market/papers/paper-api.ts'
import { papersList } from '#market/papers/papers-list.ts'
import { orderMoneyList } from '#market/payouts/order-money-list.ts'
import { readMoney } from '#market/payouts/payout-api.ts'
import { paidPayouts, payoutsList } from '#market/payouts/payouts-list.ts'
import { listOwnProducts, pageOfOwnProducts } from '#market/products/own-product-api.ts'
import { readProductViews } from '#market/products/views/product-view-api.ts'
import { listed, type CallsOfPages } from './calls-of.ts'
import { firstCall } from './first-call.ts'
import { allOrders, openOrders } from './trade-calls.ts'

/** A seller's dashboard and what lies below it. */
export const sellerPages: CallsOfPages = {
  '/dashboard': ({ search }) => {
    const period = { query: { weeks: USUAL_PERIOD } } as const
    const figures =
      'weeks' in search ? [] : [firstCall(readOverview, period), firstCall(readLotFigures, period)]
    return [...figures, firstCall(readActivity)]
  },
  '/dashboard/manage_products': ({ search }) =>
    Object.keys(search).length > 0
      ? []
      : [firstCall(listOwnProducts, pageOfOwnProducts()), firstCall(readProductViews)],
  '/dashboard/manage_products/new': () => [firstCall(readCurrentSeller), firstCall(readProfile)],
  '/dashboard/invoices': listed(papersList),
  '/dashboard/manage_orders': () => [allOrders],
  '/dashboard/manage_orders/ship': () => [openOrders],
  '/dashboard/payouts': (address) => [
    ...listed(payoutsList)(address),
    firstCall(readMoney),
    firstCall(payoutsList.read, paidPayouts),
  ],
  '/dashboard/payouts/orders': listed(orderMoneyList),
  '/dashboard/payouts/statements': () => [firstCall(readMoney)],
  '/dashboard/seller_profile': () => [firstCall(readCurrentSeller), firstCall(readInvoiceDetails)],
  '/dashboard/csv_import': () => [firstCall(listImports)],
}
