import type { Member } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { findAnyOrder, findOrder } from '#server/purchase-orders/find-order.ts'
import { findDetails } from './invoice-details-store.ts'
import { paperJson, papersOf } from './find-paper.ts'

/** An order's papers for its sides and staff, and whether they wait for its seller. */
export const readOrderPapers = (db: Database, viewer: Member, orderId: number) =>
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
