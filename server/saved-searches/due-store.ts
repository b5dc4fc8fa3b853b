import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

export type Reader = { buyerId: number; userId: number; email: string }

/** The buyers who may use the product and whose mail of the day is due. */
export async function readersDue(db: Database, morning: Date): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select b.id as buyer_id, u.id as user_id, u.email
    from buyers b join users u on u.id = b.user_id
    where u.status in ('password_created', 'onboarded') and u.password_hash is not null
      and exists (select from saved_searches s where s.buyer_id = b.id and s.alerts and s.told_at < ${morning})
    order by b.id`.execute(db)
  return rows
}

export async function markTold(tx: Tx, ids: number[], { seenUntil, toldAt }: Told) {
  await tx.updateTable('savedSearches').set({ seenUntil, toldAt }).where('id', 'in', ids).execute()
}
type Told = { seenUntil: Date; toldAt: Date }
