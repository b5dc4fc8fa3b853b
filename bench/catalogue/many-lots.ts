import { brands } from '#demo/brands.ts'
import { loadLots } from '#demo/load/load-lots.ts'
import { insertAll, takeIds } from '#demo/load/insert-all.ts'
import { DEMO_LOTS, makeLots } from '#demo/lots/make-lots.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { sql } from 'kysely'
import type { Data } from '../support/site.ts'

const NOW = new Date('2026-01-01T00:00:00Z')

/** The lots of the demo marketplace, seed after seed, each seed with forty sellers of its own. */
export async function listManyLots({ db, asOwner }: Data, count: number) {
  for (let seed = 1; (seed - 1) * DEMO_LOTS < count; seed++) {
    const lots = makeLots(seed, NOW).slice(0, count - (seed - 1) * DEMO_LOTS)
    await db.transaction().execute(async (tx) => {
      const sellerIds = await openSellers(tx, seed)
      const sellerOf = (number: number) => sellerIds[number - 1] ?? 0
      await loadLots(tx, { lots, sellerOf, reason: 'listed' })
    })
  }
  await sql`vacuum analyze products`.execute(asOwner)
}

async function openSellers(tx: Tx, seed: number): Promise<number[]> {
  const ids = await takeIds(tx, 'sellers', brands.length)
  const sellers = brands.map(({ name, description, category }, index) => ({
    id: ids[index] ?? 0,
    name: `${name} ${seed}`,
    description,
    category,
    currentBuyerRelationships: [],
    createdAt: NOW,
  }))
  await insertAll(tx, 'sellers', sellers)
  return ids
}
