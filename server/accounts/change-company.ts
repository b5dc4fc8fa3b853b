import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import type { BuyersTable, SellersTable } from './account-tables.ts'

export async function openBuyer(tx: Tx, buyer: Insertable<BuyersTable>) {
  await tx.insertInto('buyers').values(buyer).execute()
}

export async function changeBuyer(tx: Tx, id: number, set: Updateable<BuyersTable>) {
  await tx.updateTable('buyers').set(set).where('id', '=', id).execute()
}

export async function openSeller(tx: Tx, seller: Insertable<SellersTable>): Promise<number> {
  const { id } = await tx
    .insertInto('sellers')
    .values(seller)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeSeller(tx: Tx, id: number, set: Updateable<SellersTable>) {
  await tx.updateTable('sellers').set(set).where('id', '=', id).execute()
}

/** Keeps the first moment when called again. */
export async function noteProductStep(tx: Tx, sellerId: number) {
  await tx
    .updateTable('sellers')
    .set({ productStepDoneAt: sql`now()` })
    .where('id', '=', sellerId)
    .where('productStepDoneAt', 'is', null)
    .execute()
}
