import type { Member } from '#market/accounts/viewer.ts'
import * as api from '#market/papers/paper-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findAnyOrder, findOrder } from '#server/purchase-orders/find-order.ts'
import { findPaper, paperJson, papersOf } from './find-paper.ts'
import { findDetails } from './invoice-details-store.ts'
import { listFeeInvoices } from './list-fee-invoices.ts'
import { listPapers } from './list-papers.ts'
import { paperPdf, paperSpreadsheet } from './paper-file.ts'
import { readInvoiceDetails, saveInvoiceDetails } from './save-invoice-details.ts'
import { zipPapers } from './zip-papers.ts'

export function paperRoutes(site: Site, db: Database) {
  listPapers(site, db)
  listFeeInvoices(site, db)

  route(site, api.readInvoiceDetails, ({ viewer }) => readInvoiceDetails(db, viewer))

  route(site, api.saveInvoiceDetails, ({ viewer, body }) =>
    saveInvoiceDetails(db, viewer, body.invoice_details),
  )

  route(site, api.readOrderPapers, ({ viewer, params }) => readOrderPapers(db, viewer, params.id))

  route(site, api.printPaper, async ({ viewer, params }) =>
    paperPdf(await findPaper(db, viewer, params.id)),
  )

  route(site, api.exportPaper, async ({ viewer, params, query }) =>
    paperSpreadsheet(await findPaper(db, viewer, params.id), query.format),
  )

  route(site, api.zipPapers, ({ viewer, query }) => zipPapers(db, viewer, query))
}

/** An order's papers for its sides and staff, and whether they wait for its seller. */
const readOrderPapers = (db: Database, viewer: Member, orderId: number) =>
  readAtOnce(db, async (tx) => {
    const order =
      viewer.party === 'admin'
        ? await findAnyOrder(tx, orderId)
        : await findOrder(tx, viewer, orderId)
    const papers = await papersOf(tx, orderId)
    const isMissing = order.paidAt !== null && papers.length === 0
    return {
      data: papers.map(paperJson),
      waits_for_details: isMissing && (await findDetails(tx, order.sellerId)) === undefined,
      seller_name: order.sellerName,
    }
  })
