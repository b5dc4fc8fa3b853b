import { sql } from 'kysely'
import { emailIn } from '#market/accounts/email.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** The account with this address. */
export async function personNamed(tx: Tx, email: string) {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from users where lower(email) = lower(${emailIn(email)})`.execute(tx)
  if (!rows[0]) throw new Refusal(`No account has the address ${email}.`, 404)
  return rows[0]
}
