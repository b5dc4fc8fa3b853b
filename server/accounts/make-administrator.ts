import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import { voidLinks } from './account-link-store.ts'
import { hashPassword } from './password.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { endSessionsOf } from './session-store.ts'

type Credentials = { email: string; password: string }

/**
 * Makes an administrator, once; one that is there already keeps its password (decision B11). Somebody
 * else who has the address gets the new one: whoever applied with it may not be whom it belongs to.
 */
export async function makeAdministrator(tx: Tx, { email, password }: Credentials) {
  const passwordHash = await hashPassword(password)
  const { rows } = await sql<{ id: number }>`
    insert into users (email, full_name, password_hash, status, admin, password_set_at)
    values (${email}, 'Administrator', ${passwordHash}, 'onboarded', true, now())
    on conflict ((lower(email))) do update set
      admin = true, status = excluded.status,
      password_hash = excluded.password_hash, password_set_at = excluded.password_set_at
      where not users.admin
    returning id`.execute(tx)
  for (const { id: userId } of rows) {
    await endSessionsOf(tx, userId)
    await voidLinks(tx, userId)
    await closeSockets(tx, { userId, reconnect: false })
    await recordAct(tx, { actorUserId: null, act: 'made administrator', subject: `user ${userId}` })
  }
}
