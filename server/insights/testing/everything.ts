import type { Selectable } from 'kysely'
import type { Database, Tables } from '#server/platform/database/database.ts'

export type Everything = Awaited<ReturnType<typeof everythingIn>>

/** Every row of the tables that the insights read, so that a test can count them separately. */
export async function everythingIn(db: Database) {
  const all = <Name extends keyof Tables>(table: Name): Promise<Selectable<Tables[Name]>[]> =>
    db.selectFrom(table).selectAll().execute() as never
  return {
    users: await all('users'),
    buyers: await all('buyers'),
    sellers: await all('sellers'),
    products: await all('products'),
    stockMovements: await all('stockMovements'),
    offers: await all('offers'),
    offerLines: await all('offerLines'),
    offerRevisions: await all('offerRevisions'),
    orders: await all('purchaseOrders'),
    orderLines: await all('purchaseOrderLines'),
    applications: await all('applications'),
  }
}
