import { postingsOfOrder } from '#market/ledger/postings-of-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { readOrderFacts } from './read-order-facts.ts'
import { writePostings } from './write-postings.ts'

/**
 * Writes into the ledger what happened to an order's money and is not there yet. Called under the order's lock, in the
 * transaction in which it happened; once more, it writes nothing.
 */
export async function postOrder(tx: Tx, orderId: number) {
  const { written, sellerId, ...facts } = await readOrderFacts(tx, orderId)
  const postings = postingsOfOrder(facts, written)
  await writePostings(
    tx,
    postings.map((posting) => ({ ...posting, sellerId, orderId })),
  )
}
