import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { isOpenIn } from './is-account-open.ts'

export type ActiveAdministrator = {
  userId: number
  email: string
  name: string
  timeZone: string | null
}

type Deps = { tx: Tx; terms: Pick<AccountTerms, 'demo'> }

/** Every administrator who can sign in, and so approve another's request. */
export const activeAdministrators = (deps: Deps) => read(deps, sql``)

/** The same, locked until the transaction ends. */
export const lockActiveAdministrators = (deps: Deps) => read(deps, sql`for share of u`)

async function read({ tx, terms }: Deps, lock: ReturnType<typeof sql>) {
  const { rows } = await sql<ActiveAdministrator>`
    select u.id as user_id, u.email, coalesce(nullif(u.full_name, ''), u.email) as name, u.time_zone from users u
    where u.admin and u.staff_role = 'admin' and u.password_hash is not null and ${isOpenIn(terms)}
    order by u.id ${lock}`.execute(tx)
  return rows
}
