import { sql } from 'kysely'
import { emailIn } from '#market/accounts/email.ts'
import type { StaffChange } from './administrator-deps.ts'

type Named = { id: number; hasPassword: boolean }

/** The member of staff with this address, if there is one. */
export async function administratorNamed({ tx }: Pick<StaffChange, 'tx'>, email: string) {
  const { rows } = await sql<Named>`
    select u.id, u.password_hash is not null as has_password from users u
    where lower(u.email) = lower(${emailIn(email)}) and u.admin and not u.demo`.execute(tx)
  return rows[0]
}
