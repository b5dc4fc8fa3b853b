import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type StockChange = { id: number; units: number; reason?: 'edited' | 'sold' }

/** Sets a product's units, as an edit or a sale would. */
export async function leaveUnits(db: Database, { id, units, reason = 'edited' }: StockChange) {
  await sql`
    with lot as (select id, units from products where id = ${id} for no key update),
    moved as (
      insert into stock_movements (product_id, change, reason)
      select id, ${units} - units, ${reason} from lot where units <> ${units}
    )
    update products set units = ${units} where id in (select id from lot)`.execute(db)
}
