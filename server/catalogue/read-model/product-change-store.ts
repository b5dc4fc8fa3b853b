import { sql, type Generated } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    /** Written by triggers of products and sellers. */
    productChanges: {
      number: Generated<number>
      by: Generated<string>
      productId: number | null
      sellerId: number | null
      at: Generated<Date>
    }
  }
}

/**
 * Where a reader of changes is: every transaction before `from` is over, and of those since it knows these changes.
 * A change is read when it is visible, however long its transaction took.
 */
export type ReadUpTo = { from: string; known: ReadonlySet<number> }

export type Changes = {
  productIds: number[]
  sellerIds: number[]
  hiddenSellerIds: number[]
  readUpTo: ReadUpTo
}

/** The place before everything that is still to come or under way. */
export async function presentPlace(db: Database): Promise<ReadUpTo> {
  const { from } = await db.selectNoFrom(oldestUnderWay).executeTakeFirstOrThrow()
  return { from, known: new Set() }
}

/**
 * Which database it is: as transactions are numbered in it, and with its migrations. A copy that was restored, or one
 * that was taken back to an earlier moment, is another.
 */
export async function identityOf(db: Database): Promise<string> {
  const { identity } = await db.selectNoFrom(databaseIdentity).executeTakeFirstOrThrow()
  return identity
}

/** What became visible since then, and which sellers are just being hidden, as of one moment. */
export async function readChanges(db: Database, { from, known }: ReadUpTo): Promise<Changes> {
  const rows = await db
    // One row at least, so that the place is told where nothing has changed.
    .selectFrom(db.selectNoFrom([oldestUnderWay, hiddenSellers]).as('now'))
    .leftJoin('productChanges', (join) =>
      join.on('productChanges.by', '>=', sql<string>`${from}::xid8`),
    )
    .select(['now.from', 'now.hiddenSellerIds', 'number', 'productId', 'sellerId'])
    .execute()
  const seen = rows.flatMap(({ number }) => number ?? [])
  const fresh = rows.filter(({ number }) => number !== null && !known.has(number))
  return {
    productIds: unique(fresh.map(({ productId }) => productId)),
    sellerIds: unique(fresh.map(({ sellerId }) => sellerId)),
    hiddenSellerIds: rows[0]?.hiddenSellerIds ?? [],
    // What is not over for everybody comes again next time.
    readUpTo: { from: rows[0]?.from ?? from, known: new Set(seen) },
  }
}

const oldestUnderWay = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('from')
const databaseIdentity = sql<string>`concat_ws(' ',
  (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),
  'products'::regclass::oid, (select string_agg(sha256, ' ' order by number) from schema_migrations))`.as(
  'identity',
)
const hiddenSellers = sql<number[]>`(
  select coalesce(jsonb_agg(c.seller_id), '[]') from seller_changes c where not c.shows)`.as(
  'hiddenSellerIds',
)

const unique = (ids: readonly (number | null)[]) => [
  ...new Set(ids.filter((id): id is number => id !== null)),
]
