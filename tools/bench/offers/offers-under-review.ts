import { cents } from '#market/money.ts'
import { withCheckDigit } from '#market/products/upc.ts'
import { insertAll, takeIds } from '#demo/load/insert-all.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { People, Person } from './people.ts'

export type OpenOffer = { id: number; lineId: number; seller: Person; buyer: Person }

const WEEK = 7 * 86_400_000
const QUANTITY = 5
const PRICE = cents(800)
const ASKING = cents(1000)

type Deal = { productId: number; seller: Person; buyer: Person }

/** Offers that wait for their sellers, each on a lot of its own. */
export async function offersOnOwnLots(db: Database, people: People, count: number) {
  return db.transaction().execute(async (tx) => {
    const sellers = Array.from({ length: count }, (_, index) => oneOf(people.sellers, index))
    const productIds = await listLots(tx, sellers, 1200)
    const deals = sellers.map((seller, index) => ({
      productId: productIds[index] ?? 0,
      seller,
      buyer: oneOf(people.buyers, index),
    }))
    return sendOffers(tx, deals)
  })
}

/** An offer of every buyer on one and the same lot, which has units for `winners` of them. */
export async function offersOnOneLot(db: Database, people: People, winners: number) {
  return db.transaction().execute(async (tx) => {
    const seller = oneOf(people.sellers, 0)
    const [productId = 0] = await listLots(tx, [seller], winners * QUANTITY)
    return sendOffers(
      tx,
      people.buyers.map((buyer) => ({ productId, seller, buyer })),
    )
  })
}

async function listLots(tx: Tx, sellers: readonly Person[], units: number): Promise<number[]> {
  const ids = await takeIds(tx, 'products', sellers.length)
  const products = ids.map((id, index) => ({
    id,
    sellerId: sellers[index]?.id ?? 0,
    name: `Linen shirt ${id}`,
    upc: withCheckDigit(String(id).padStart(11, '0')),
    description: 'Woven in one mill and sewn in another. Washes well. Inner pack of 6.',
    photos: [`/photos/lot-${id}/800.webp`],
    msrpCents: cents(4000),
    wholesaleCents: cents(2000),
    sellerPriceCents: ASKING,
    units,
    minOrderUnits: 1,
    category: 'apparel' as const,
    gender: 'unisex' as const,
    packagingType: 'retail_ready' as const,
    weightUnit: 'lbs' as const,
    tags: ['New Packaging'],
    provisional: false,
    createdAt: new Date(),
    updatedAt: new Date(),
  }))
  await insertAll(tx, 'products', products)
  const listed = ids.map((productId) => ({ productId, change: units, reason: 'listed' as const }))
  await insertAll(
    tx,
    'stockMovements',
    listed.map((movement) => ({ ...movement, at: new Date() })),
  )
  return ids
}

async function sendOffers(tx: Tx, deals: readonly Deal[]): Promise<OpenOffer[]> {
  const ids = await takeIds(tx, 'offers', deals.length)
  const sent = deals.map((deal, index) => ({ ...deal, offerId: ids[index] ?? 0 }))
  const at = new Date()
  await insertAll(
    tx,
    'offers',
    sent.map(({ offerId, buyer, seller }) => ({
      id: offerId,
      number: 1_000_000 + offerId,
      buyerId: buyer.id,
      sellerId: seller.id,
      state: 'seller_review' as const,
      revision: 1,
      turnExpiresAt: new Date(at.getTime() + WEEK),
      createdAt: at,
      updatedAt: at,
    })),
  )
  const line = { quantity: QUANTITY, unitPriceCents: PRICE, askingPriceCents: ASKING }
  const lineIds = await takeIds(tx, 'offerLines', sent.length)
  await insertAll(
    tx,
    'offerLines',
    sent.map(({ offerId, productId }, index) => ({
      id: lineIds[index] ?? 0,
      offerId,
      productId,
      ...line,
      createdAt: at,
    })),
  )
  return sent.map(({ offerId, seller, buyer }, index) => ({
    id: offerId,
    lineId: lineIds[index] ?? 0,
    seller,
    buyer,
  }))
}

function oneOf(people: readonly Person[], index: number): Person {
  const person = people[index % people.length]
  if (!person) throw new RangeError('Nobody is there')
  return person
}
