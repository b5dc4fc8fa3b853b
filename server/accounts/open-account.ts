import { sql } from 'kysely'
import { EMAIL_TAKEN } from '#market/accounts/application.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Applicant = { email: string; fullName: string }

/** An account of somebody under review; one that has the address already stays as it is (reliability 31). */
export async function openAccount(tx: Tx, { email, fullName }: Applicant): Promise<number> {
  const user = await tx
    .insertInto('users')
    .values({ email, fullName, passwordHash: null, passwordSetAt: null, photo: null })
    .onConflict((taken) => taken.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) throw new Refusal(EMAIL_TAKEN, 422, { fields: { email: [EMAIL_TAKEN] } })
  return user.id
}
