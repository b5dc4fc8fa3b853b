import type { Database, Tx } from '#server/platform/database/database.ts'

export async function addDeliveries(tx: Tx, eventId: string, dueAt: Date[]) {
  if (dueAt.length === 0) return
  await tx
    .insertInto('sandboxDeliveries')
    .values(dueAt.map((at) => ({ eventId, dueAt: at })))
    .execute()
}

type Claim = { now: Date; leaseUntil: Date; order: 'asc' | 'desc' }

/** Claims what is due for the time of the lease; if the claimant dies, the next one takes over. */
export const claimDelivery = (db: Database, { now, leaseUntil, order }: Claim) =>
  db
    .updateTable('sandboxDeliveries')
    .set((row) => ({ dueAt: leaseUntil, attempts: row('attempts', '+', 1) }))
    .where('id', '=', (deliveries) =>
      deliveries
        .selectFrom('sandboxDeliveries')
        .select('id')
        .where('deliveredAt', 'is', null)
        .where('dueAt', '<=', now)
        .orderBy('id', order)
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'eventId', 'attempts'])
    .executeTakeFirst()

export async function markDelivered(db: Database, id: number, at: Date) {
  await db.updateTable('sandboxDeliveries').set({ deliveredAt: at }).where('id', '=', id).execute()
}

export async function postponeDelivery(db: Database, id: number, until: Date) {
  await db.updateTable('sandboxDeliveries').set({ dueAt: until }).where('id', '=', id).execute()
}
