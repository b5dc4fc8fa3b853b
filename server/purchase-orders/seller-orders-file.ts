import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import { orderLineCells, orderLineHeader } from '#market/purchase-orders/order-line-cells.ts'
import { ordersFound } from '#market/purchase-orders/order-search.ts'
import { purchaseOrdersOf } from '#market/purchase-orders/purchase-order-document.ts'
import { sellerOrders, type SellerOrdersWanted } from '#market/purchase-orders/seller-orders.ts'
import { csvLines, csvText } from '#market/spreadsheets/write-csv.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { pageOfOrders } from './show-purchase-order.ts'

// So that each statement is short, and others are served between two of them.
const AT_ONCE = 500

/** The seller's orders of a view, in its order, as they are at one moment; a row for each line. */
export async function sellerOrdersFile(
  db: Database,
  seller: SellerViewer,
  wanted: SellerOrdersWanted,
): Promise<FileAnswer> {
  const found = await readAtOnce(db, (tx) => ordersWanted(tx, seller, wanted))
  const rows = csvLines(sellerOrders(found, wanted).flatMap(orderLineCells))
  const today = new Date().toISOString().slice(0, 10)
  return {
    name: `lotline-orders-${today}.csv`,
    bytes: Buffer.from(csvText([orderLineHeader]) + rows),
  }
}

async function ordersWanted(tx: Tx, seller: SellerViewer, wanted: SellerOrdersWanted) {
  const found = []
  for (let page = 1; ; page++) {
    const document = await pageOfOrders(tx, seller, { page, per_page: AT_ONCE })
    found.push(...ordersFound(purchaseOrdersOf(document), wanted, 'seller'))
    if (page >= document.meta.total_pages) return found
  }
}
