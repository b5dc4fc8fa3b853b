import * as api from '#market/papers/paper-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findPaper } from './find-paper.ts'
import { listFeeInvoices } from './list-fee-invoices.ts'
import { listPapers } from './list-papers.ts'
import { paperPdf, paperSpreadsheet } from './paper-file.ts'
import { readOrderPapers } from './read-order-papers.ts'
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
