import type { Member } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isUnproven } from '../is-unproven.ts'
import { usualAnswer } from './usual-answer.ts'

/**
 * The seller whose products a viewer asks for. To another seller, and before an application is approved
 * and the address is proven to buyers, it does not exist (decisions B2, C7).
 */
export async function findSeller(db: Database, viewer: Member, sellerId: number) {
  const seller = await db
    .selectFrom('sellers')
    .leftJoin('users', 'users.id', 'sellers.userId')
    .select(['sellers.id', 'name', 'description', 'logo', 'banner', 'users.status'])
    .select(isUnproven.as('isUnproven'))
    .select(usualAnswer('sellers.id').as('usualAnswerHours'))
    .where('sellers.id', '=', sellerId)
    .executeTakeFirst()
  if (!seller || !maySee(viewer, seller)) throw new Refusal('Not found', 404)
  return seller
}

type Shop = { id: number; status: string | null; isUnproven: boolean }

function maySee(viewer: Member, { id, status, isUnproven: isHeld }: Shop) {
  if (viewer.party === 'admin') return true
  if (viewer.party === 'seller') return viewer.sellerId === id
  return !isHeld && status !== 'provisional' && status !== 'denied'
}
