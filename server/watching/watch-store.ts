import { sql } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { PageQuery } from '#market/paging.ts'
import type { Standing } from '#market/watching/watched-change.ts'
import type { Cents } from '#market/money.ts'
import type { Generated } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    watches: WatchesTable
  }
}

type WatchesTable = {
  buyerId: number
  productId: number
  /** As its watcher last learned of it. */
  seenAs: Standing
  seenPriceCents: Cents | null
  toldAt: Date | null
  createdAt: Generated<Date>
}

/** Locks the buyer, so that the limit holds. */
export async function lockWatcher(tx: Tx, { buyerId }: Pick<BuyerViewer, 'buyerId'>) {
  await tx
    .selectFrom('buyers')
    .select('id')
    .where('id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function watchedIds(db: Database | Tx, { buyerId }: BuyerViewer): Promise<number[]> {
  const rows = await db
    .selectFrom('watches')
    .select('productId')
    .where('buyerId', '=', buyerId)
    .orderBy('createdAt', 'desc')
    .orderBy('productId', 'desc')
    .execute()
  return rows.map(({ productId }) => productId)
}

/** A page of what a buyer watches, with what each is called; the last chosen first. */
export async function watchesOf(tx: Tx, { buyerId }: BuyerViewer, page: PageQuery) {
  const watches = tx.selectFrom('watches').where('buyerId', '=', buyerId)
  const { count } = await watches
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await watches
    .innerJoin('products', 'products.id', 'watches.productId')
    .select(['watches.productId', 'products.name', 'watches.createdAt'])
    .orderBy('watches.createdAt', 'desc')
    .orderBy('watches.productId', 'desc')
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
    .execute()
  return { count, rows }
}

type Watched = { buyerId: number; productId: number; seenAs: Standing; price: Cents | null }

export async function insertWatch(tx: Tx, { price, ...watch }: Watched) {
  await tx
    .insertInto('watches')
    .values({ ...watch, seenPriceCents: price, toldAt: null })
    .onConflict((watched) => watched.doNothing())
    .execute()
}

/** False when the buyer does not watch it. */
export async function deleteWatch(tx: Tx, { buyerId }: BuyerViewer, productId: number) {
  const { numDeletedRows } = await tx
    .deleteFrom('watches')
    .where('buyerId', '=', buyerId)
    .where('productId', '=', productId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function watchersOf(tx: Tx, productId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from watches where product_id = ${productId}`.execute(tx)
  return rows[0]?.count ?? 0
}
