import { percentOff } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { drawLots, type DrawnLot, sellerNames } from './drawn-lots.ts'
import { type ScannedLot, wordsOfLot } from './scanned-lot.ts'

/** So many drawn products of a few sellers. */
export async function listDrawnLots(db: Database, count: number): Promise<ScannedLot[]> {
  const sellerIds: number[] = []
  for (const name of sellerNames) sellerIds.push((await aSeller(db, { name })).id)
  const listed: ScannedLot[] = []
  for (const lot of drawLots(count)) listed.push(await list(lot))
  return listed

  async function list({ seller, deletedAt, ...lot }: DrawnLot): Promise<ScannedLot> {
    const sellerId = sellerIds[seller] ?? 0
    const { id, upc } = await aListedProduct(db, {
      ...lot,
      sellerId,
      ...(deletedAt && { deletedAt }),
    })
    const sellerName = sellerNames[seller] ?? ''
    const off = percentOff(lot.msrp, lot.askingPrice)
    const scanned = { ...lot, deletedAt, id, upc, sellerId, sellerName, percentOff: off }
    return { ...scanned, words: wordsOfLot(scanned) }
  }
}
