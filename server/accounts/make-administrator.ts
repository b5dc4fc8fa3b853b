import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { hashPassword } from './password.ts'

type Credentials = { email: string; password: string }

/** Makes an administrator, once; one that is there already keeps its password (decision B11). */
export async function makeAdministrator(db: Database, { email, password }: Credentials) {
  const passwordHash = await hashPassword(password)
  await sql`
    insert into users (email, full_name, password_hash, status, admin, password_set_at)
    values (${email}, 'Administrator', ${passwordHash}, 'onboarded', true, now())
    on conflict ((lower(email))) do update set admin = true`.execute(db)
}
