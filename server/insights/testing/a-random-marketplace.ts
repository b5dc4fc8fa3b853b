import { userStatuses } from '#market/accounts/user-status.ts'
import { productCategories } from '#market/categories.ts'
import { cents, times } from '#market/money.ts'
import { withCheckDigit } from '#market/products/upc.ts'
import { seeded, type Seeded } from '#demo/seeded.ts'
import { insertAll, takeIds } from '#demo/load/insert-all.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { randomTrade } from './random-trade.ts'

export type Size = { people: number; lots: number; offers: number; days: number }

const DAY_MS = 86_400_000
// What a spreadsheet would compute, and what could tear a file apart.
const NAMES = [
  'Linen shirt',
  '=1+1',
  '+44 oil',
  '-5 gloves',
  '@home',
  'Cap, "blue"',
  'Mug\nset',
  'Çay',
]

/** Random people, products and trade over this many days until now; the same for the same seed. */
export async function aRandomMarketplace(tx: Tx, seed: number, size: Size) {
  const chance = seeded(seed)
  const now = Date.now()
  const moment = () => new Date(now - Math.floor(chance.between(0.01, size.days) * DAY_MS))
  const buyers = await people(tx, 'buyers', { chance, moment, count: size.people })
  const sellers = await people(tx, 'sellers', { chance, moment, count: size.people })
  const ids = await takeIds(tx, 'products', size.lots)
  const lots = ids.map((id) => {
    const asking = cents(chance.whole(50, 90_00))
    return {
      id,
      sellerId: chance.pick(sellers),
      name: `${chance.pick(NAMES)} ${id}`,
      upc: withCheckDigit(String(id).padStart(11, '0')),
      sku: chance.chance(0.8) ? `${chance.pick(['SK', '=S', '-K'])}-${id}` : null,
      description: '',
      photos: [],
      msrpCents: times(asking, 2),
      wholesaleCents: asking,
      sellerPriceCents: asking,
      units: chance.whole(0, 500),
      minOrderUnits: 1,
      category: chance.pick(productCategories),
      gender: 'unisex' as const,
      packagingType: null,
      weightUnit: 'lbs' as const,
      tags: [],
      provisional: chance.chance(0.1),
      createdAt: moment(),
      updatedAt: new Date(),
      deletedAt: chance.chance(0.05) ? moment() : null,
    }
  })
  await inParts(lots, (part) => insertAll(tx, 'products', part))
  const moves = lots.flatMap(({ id: productId, units, createdAt }) => {
    const change = chance.pick([-20, -3, 5, 40])
    const listed = { productId, change: units - change, reason: 'listed' as const, at: createdAt }
    const edited = { productId, change, reason: 'edited' as const, at: moment() }
    return units === change ? [edited] : [listed, edited]
  })
  await inParts(moves, (part) => insertAll(tx, 'stockMovements', part))
  const trade = randomTrade(chance, { buyers, sellers, lots, count: size.offers, moment })
  await trade.insert(tx, inParts)
}

type Options = { chance: Seeded; moment: () => Date; count: number }

async function people(
  tx: Tx,
  side: 'buyers' | 'sellers',
  { chance, moment, count }: Options,
): Promise<number[]> {
  const userIds = await takeIds(tx, 'users', count)
  const users = userIds.map((id) => ({
    id,
    email: `${chance.pick(['ann', 'Bea', 'cy', 'dee'])}${id}@${side}.example`,
    fullName: `Robin ${id}`,
    status: chance.pick(userStatuses),
    createdAt: moment(),
  }))
  await inParts(users, (part) => insertAll(tx, 'users', part))
  const decisions = users.map(({ id, createdAt }) => {
    const decided = chance.chance(0.8)
    return {
      userId: id,
      submittedAt: createdAt,
      decision: decided ? ('approved' as const) : null,
      decidedAt: decided ? new Date(createdAt.getTime() + chance.whole(1, 40) * 3_600_000) : null,
    }
  })
  await inParts(decisions, (part) => insertAll(tx, 'applications', part))
  const ids = await takeIds(tx, side, count)
  const firms = ids.map((id, index) => ({
    id,
    // Some sellers are set up by staff and have nobody yet.
    userId: side === 'sellers' && chance.chance(0.1) ? null : (userIds[index] ?? null),
    name: `${chance.pick(NAMES)} & Co ${id}`,
    category: 'apparel',
  }))
  await inParts(firms, (part) =>
    side === 'buyers'
      ? insertAll(
          tx,
          'buyers',
          part.map((firm) => ({ ...firm, userId: firm.userId ?? 0 })),
        )
      : insertAll(
          tx,
          'sellers',
          part.map((firm) => ({ ...firm, description: '', currentBuyerRelationships: [] })),
        ),
  )
  return ids
}

const AT_ONCE = 5000

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<void>) {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE))
}
