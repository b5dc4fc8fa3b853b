import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { usersWith } from './user-records.ts'

type More = {
  admin: boolean
  hasPassword: boolean
  appliedAt: Date | null
  decidedAt: Date | null
  orders: number
  offers: number
}

export const readUser = (db: Database, id: number) =>
  readAtOnce(db, async (tx) => {
    const [user] = await usersWith(tx, [id])
    const { rows } = await sql<More>`
      select u.admin, u.password_hash is not null as has_password,
        a.submitted_at as applied_at, a.decided_at,
        (select count(*) from purchase_orders o where o.buyer_id = b.id or o.seller_id = s.id) as orders,
        (select count(*) from offers o where o.buyer_id = b.id or o.seller_id = s.id) as offers
      from users u left join applications a on a.user_id = u.id
        left join buyers b on b.user_id = u.id left join sellers s on s.user_id = u.id
      where u.id = ${id}`.execute(tx)
    const [more] = rows
    if (!user || !more) throw new Refusal('Not found', 404)
    return {
      data: {
        ...user,
        admin: more.admin,
        has_password: more.hasPassword,
        applied_at: more.appliedAt?.toISOString() ?? null,
        decided_at: more.decidedAt?.toISOString() ?? null,
        purchase_order_count: more.orders,
        offer_count: more.offers,
      },
    }
  })
