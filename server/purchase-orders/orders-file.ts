import type { Trader } from '#market/accounts/viewer.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import { orderLineCells, orderLineHeader } from '#market/purchase-orders/order-line-cells.ts'
import { ordersFound } from '#market/purchase-orders/order-search.ts'
import { ordersListed, type OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import { purchaseOrdersOf } from '#market/purchase-orders/purchase-order-document.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { batchesOf, spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { pageOfOrders } from './show-purchase-order.ts'

// In batches, so that each statement is short and others are served in between.
const AT_ONCE = 500

/** The viewer's orders of a view, in its order, as they are at one moment; a row for each line. */
export async function ordersFile(
  db: Database,
  viewer: Trader,
  { format, ...wanted }: OrderFilters & { format: FileFormat },
): Promise<FileAnswer> {
  const { party } = viewer
  const found = await readAtOnce(db, (tx) => allFound(tx, viewer, wanted))
  const orders = ordersListed(found, wanted, party)
  const today = new Date().toISOString().slice(0, 10)
  return spreadsheetFile(format, {
    name: `lotline-orders-${today}`,
    header: orderLineHeader(party),
    batches: batchesOf(orders.flatMap((order) => orderLineCells(order, party))),
  })
}

async function allFound(tx: Tx, viewer: Trader, wanted: OrderFilters) {
  const found = []
  for (let page = 1; ; page++) {
    const document = await pageOfOrders(tx, viewer, { page, per_page: AT_ONCE })
    found.push(...ordersFound(purchaseOrdersOf(document), wanted, viewer.party))
    if (page >= document.meta.total_pages) return found
  }
}
