import { sql } from 'kysely'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { inOrder } from './ids-on-page.ts'

type User = {
  id: number
  email: string
  fullName: string
  status: UserStatus
  createdAt: Date
  buyerId: number | null
  buyerName: string | null
  sellerId: number | null
  sellerName: string | null
}

/** Users as the insights show them, in the order of the ids, without sign-in data. */
export async function usersWith(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<User>`
    select u.id, u.email, u.full_name, u.status, u.created_at,
      b.id as buyer_id, b.name as buyer_name, s.id as seller_id, s.name as seller_name
    from users u left join buyers b on b.user_id = u.id left join sellers s on s.user_id = u.id
    where u.id = any(${ids}::bigint[])`.execute(tx)
  return inOrder(ids, rows).map((user) => ({
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    status: user.status,
    created_at: user.createdAt.toISOString(),
    buyer_id: user.buyerId,
    buyer_name: user.buyerName,
    seller_id: user.sellerId,
    seller_name: user.sellerName,
  }))
}
