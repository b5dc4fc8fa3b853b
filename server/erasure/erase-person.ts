import { sql } from 'kysely'
import { emailIn } from '#market/accounts/email.ts'
import type { ErasureReason } from '#market/people/erasure.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { carryErasuresLater } from './carrying-erasures.ts'
import { closeAccount } from './close-account.ts'
import { beginErasure, findErasure } from './erasure-store.ts'
import { refuseOpenBusiness } from './open-business.ts'
import { wordsOf } from './words-of.ts'

type Erasing = {
  userId: number
  /** Typed again by the caller, so that nobody is erased by mistake. */
  email: string
  reason: ErasureReason
  by: { userId: number } | 'the operator'
  requestId: string
}

/** Closes an account at once and queues the erasure of all personal data after the commit. Irreversible. */
export async function erasePerson(tx: Tx, { userId, email, reason, by, requestId }: Erasing) {
  const person = await lockPerson(tx, userId)
  if (await findErasure(tx, userId)) throw new Refusal('This person’s data is already erased', 409)
  const actorUserId = by === 'the operator' ? null : by.userId
  if (actorUserId === userId)
    throw new Refusal('Ask another administrator to do this: you would be signed out halfway', 409)
  if (emailIn(email).toLowerCase() !== person.email.toLowerCase()) {
    const message = 'This is not the email address of the account'
    throw new Refusal(message, 422, { fields: { email: [message] } })
  }
  if (person.admin)
    throw new Refusal(
      'This person is on the staff. Remove them on the Administrators page first',
      409,
    )
  await refuseOpenBusiness(tx, userId)
  const words = await wordsOf(tx, userId)
  await beginErasure(tx, { userId, askedBy: actorUserId, reason, email: person.email, words })
  await closeAccount(tx, { userId, sellerId: person.sellerId })
  await recordAct(tx, {
    actorUserId,
    act: 'person erased',
    subject: `user ${userId}`,
    after: { reason },
    requestId,
  })
  await carryErasuresLater(tx)
}

type LockedPerson = { email: string; admin: boolean; sellerId: number | null }

/** Locks the person, their company and their cart until the transaction ends. */
async function lockPerson(tx: Tx, userId: number): Promise<LockedPerson> {
  await sql`select from applications where user_id = ${userId} order by id for no key update`.execute(
    tx,
  )
  const { rows } = await sql<{ email: string; admin: boolean }>`
    select email, admin from users where id = ${userId} for no key update`.execute(tx)
  await sql`select from buyers where user_id = ${userId} for no key update`.execute(tx)
  const { rows: sellers } = await sql<{ id: number }>`
    select id from sellers where user_id = ${userId} for no key update`.execute(tx)
  // Waits for an offer being sent now, which then counts as open.
  await sql`
    select from offers where state in ('draft', 'saved_for_later')
      and buyer_id in (select id from buyers where user_id = ${userId}) order by id for update`.execute(
    tx,
  )
  if (!rows[0]) throw new Refusal('Not found', 404)
  return { ...rows[0], sellerId: sellers[0]?.id ?? null }
}
