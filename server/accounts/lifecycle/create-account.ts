import { sql } from 'kysely'
import { EMAIL_TAKEN } from '#market/accounts/application.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Applicant = { email: string; fullName: string }

/** An account of somebody under review; one that has the address already stays as it is (reliability 31). */
export const createAccount = (tx: Tx, applicant: Applicant): Promise<number> =>
  open(tx, { ...applicant, passwordHash: null, passwordSetAt: null })

/** An account of somebody who takes no part in trade, and waits for no review. */
export const createSubscriberAccount = (tx: Tx, subscriber: Applicant & { passwordHash: string }) =>
  open(tx, { ...subscriber, passwordSetAt: new Date(), status: 'password_created' })

type Opened = Applicant & {
  passwordHash: string | null
  passwordSetAt: Date | null
  status?: 'password_created'
}

async function open(tx: Tx, person: Opened) {
  const user = await tx
    .insertInto('users')
    .values({ ...person, photo: null })
    .onConflict((taken) => taken.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) throw new Refusal(EMAIL_TAKEN, 422, { fields: { email: [EMAIL_TAKEN] } })
  return user.id
}
