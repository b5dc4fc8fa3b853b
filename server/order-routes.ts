import { claimRoutes } from './claims/claim-routes.ts'
import { reportsMissing } from './claims/report-missing.ts'
import { packOrder } from './packing/pack-short.ts'
import { packingRoutes } from './packing/packing-routes.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { endCheckoutOf } from './payments/end-payment-of.ts'
import type { Site } from './platform/http/site.ts'
import { purchaseOrderRoutes } from './purchase-orders/purchase-order-routes.ts'
import type { Settings } from './settings/settings.ts'
import type { Uploads } from './uploads/uploads.ts'

type Deps = PaymentDeps & { settings: Settings; uploads: Uploads }

/** Orders, and what may go wrong with them, which needs several features at once. */
export function orderRoutes(site: Site, { settings, uploads, ...payments }: Deps) {
  const { db, terms } = payments
  purchaseOrderRoutes(site, {
    db,
    terms,
    endCheckout: (orderId) => endCheckoutOf(payments, orderId),
    packOrder: (viewer, act) => packOrder({ db, terms }, viewer, act),
    reports: reportsMissing({ terms, claimWindowDays: settings.claimWindowDays }),
  })
  packingRoutes(site, { db, terms })
  claimRoutes(site, { ...settings, db, terms, uploads })
}
