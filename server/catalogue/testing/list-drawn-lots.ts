import { stateOf } from '#market/delivery/ship-from.ts'
import { percentOff } from '#market/money.ts'
import { NO_RESALE_TERMS, termsInForce } from '#market/resale/resale-terms.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { termsOfProduct, termsOfShop } from '#server/testing/resale.ts'
import { drawLots, type DrawnLot, sellerNames } from './drawn-lots.ts'
import { type ScannedLot, wordsOfLot } from './scanned-lot.ts'

const TERMS_OF_SHOP = { ...NO_RESALE_TERMS, channels: ['own_store' as const] }

/** Lists random products of several sellers; the first seller has resale terms. */
export async function listDrawnLots(db: Database, count: number): Promise<ScannedLot[]> {
  const sellerIds: number[] = []
  for (const name of sellerNames) sellerIds.push((await aSeller(db, { name })).id)
  await termsOfShop(db, sellerIds[0] ?? 0, TERMS_OF_SHOP)
  const listed: ScannedLot[] = []
  for (const lot of drawLots(count)) listed.push(await list(lot))
  return listed

  async function list({ seller, deletedAt, resaleTerms, ...said }: DrawnLot): Promise<ScannedLot> {
    const sellerId = sellerIds[seller] ?? 0
    const { ownShipFrom, ownShipsWithin, ...lot } = said
    const { id, upc } = await aListedProduct(db, {
      ...said,
      sellerId,
      ...(deletedAt && { deletedAt }),
    })
    if (resaleTerms) await termsOfProduct(db, id, resaleTerms)
    const terms = termsInForce(resaleTerms, seller === 0 ? TERMS_OF_SHOP : null)
    const sellerName = sellerNames[seller] ?? ''
    const off = percentOff(lot.msrp, lot.askingPrice)
    const shipping = {
      shipsFromState: ownShipFrom ? (stateOf(ownShipFrom) ?? null) : null,
      shipsWithin: ownShipsWithin,
    }
    const scanned = {
      ...lot,
      ...shipping,
      deletedAt,
      terms,
      id,
      upc,
      sellerId,
      sellerName,
      percentOff: off,
    }
    return { ...scanned, words: wordsOfLot(scanned) }
  }
}
