import { sql } from 'kysely'
import { EMAIL_TAKEN } from '#market/accounts/application.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Applicant = { email: string; fullName: string }

/** Creates an account under review; an existing account with the address is unchanged (reliability 31). */
export const createAccount = (tx: Tx, applicant: Applicant): Promise<number> =>
  open(tx, { ...applicant, passwordHash: null, passwordSetAt: null })

/** Creates an account that takes no part in trade and needs no review. */
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
