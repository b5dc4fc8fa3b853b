import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { InvoiceDetailsForm } from '#market/papers/invoice-details.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findDetails, saveDetails } from './invoice-details-store.ts'
import { issuingWaiting } from './paper-jobs.ts'

/** Saves a seller's details; with the first ones it agrees, and what was paid before gets its invoices. */
export const saveInvoiceDetails = (db: Database, viewer: SellerViewer, form: InvoiceDetailsForm) =>
  transact(db, async (tx) => {
    const { sellerId, userId } = viewer
    const isFirst = await saveDetails(tx, { sellerId, userId, form })
    if (isFirst) await enqueue(tx, issuingWaiting, { sellerId })
    await publish(tx, 'PurchaseOrdersChannel', [userId])
    return readInvoiceDetails(tx, viewer)
  })

export async function readInvoiceDetails(db: Database | Tx, { sellerId }: SellerViewer) {
  const details = await findDetails(db, sellerId)
  return {
    data: details
      ? {
          number_prefix: details.code,
          legal_name: details.legalName,
          street: details.street,
          city: details.city,
          state: details.state,
          zip: details.zip,
          tax_id: details.taxId,
          agreed_at: details.agreedAt.toISOString(),
        }
      : null,
  }
}
