import { sql } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Line } from '#market/offers/offer-line.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import { refuseOverOrder } from '../line-limits.ts'
import { countChange, dropIfEmpty, findOrOpen, insertLines, lockCart } from './cart-store.ts'
import type { LiveLine } from './live-lines.ts'
import { keepCountOf, linesOf } from '../offer-store.ts'

/** A product for the cart; `live` is where it lies in the cart or saved for later. */
export type PutLine = Line & { productId: number; sellerId: number; live: LiveLine | undefined }

/** Locks the cart and what is saved for later, so that nothing is edited, moved or sent in between. */
export async function lockBothCarts(tx: Tx, viewer: BuyerViewer) {
  await lockCart(tx, viewer)
  await sql`
    select id from offers where buyer_id = ${viewer.buyerId} and state in ('draft', 'saved_for_later')
    order by id for no key update`.execute(tx)
}

/**
 * Puts lots of many sellers into the buyer's drafts at once: new lines, others for those that are there, and
 * lines brought back from what is saved. Expects the cart locked and the lines checked; answers each seller's draft.
 */
export async function putLinesInCart(tx: Tx, viewer: BuyerViewer, lines: readonly PutLine[]) {
  const drafts = new Map<number, number>()
  const productIds = lines.map(({ productId }) => productId)
  const listings = await listedProducts(tx, productIds, { lock: false })
  for (const [sellerId, itsLines] of Map.groupBy(lines, (line) => line.sellerId)) {
    const offerId = await findOrOpen(tx, { buyerId: viewer.buyerId, sellerId, state: 'draft' })
    const [known, fresh] = [true, false].map((is) => itsLines.filter(({ live }) => !!live === is))
    if (fresh && fresh.length > 0) await insertLines(tx, offerId, { lines: fresh, listings })
    if (known && known.length > 0) await rewriteLines(tx, offerId, known)
    refuseOverOrder(await linesOf(tx, [offerId]))
    drafts.set(sellerId, offerId)
  }
  await leaveSaved(tx, lines)
  if (lines.length > 0) await publish(tx, 'OffersChannel', [viewer.userId])
  return drafts
}

async function rewriteLines(tx: Tx, offerId: number, lines: readonly PutLine[]) {
  const lineIds = lines.map(({ live }) => live?.lineId)
  const quantities = lines.map(({ quantity }) => quantity)
  const prices = lines.map(({ unitPrice }) => unitPrice)
  await keepCountOf(
    tx,
    lines.flatMap(({ live }) => live?.lineId ?? []),
  )
  await sql`
    update offer_lines l set offer_id = ${offerId}, quantity = now.quantity, unit_price_cents = now.price
    from unnest(${lineIds}::bigint[], ${quantities}::bigint[], ${prices}::bigint[])
      as now (line_id, quantity, price)
    where l.id = now.line_id`.execute(tx)
}

async function leaveSaved(tx: Tx, lines: readonly PutLine[]) {
  const left = new Set(
    lines.flatMap(({ live }) => (live?.state === 'saved_for_later' ? live.offerId : [])),
  )
  for (const offerId of left) {
    await countChange(tx, offerId)
    await dropIfEmpty(tx, offerId)
  }
}
