import { sql } from 'kysely'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import { isOpenIn } from '#server/accounts/is-account-open.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { AccountTerms } from '#server/settings/terms.ts'

type Terms = Pick<AccountTerms, 'demo'>

const staff = (db: Database | Tx, terms: Terms) =>
  db
    .selectFrom('users as u')
    .select(({ fn }) => [
      'u.id',
      fn.coalesce(sql<string | null>`nullif(u.full_name, '')`, 'u.email').as('name'),
    ])
    .where('u.admin', '=', true)
    .where('u.passwordHash', 'is not', null)
    .where(isOpenIn(terms))

/** A page of the staff who can sign in, by name. */
export const activeStaff = (db: Database, terms: Terms, page: PageQuery) =>
  readAtOnce(db, async (tx) => {
    const data = await staff(tx, terms)
      .orderBy('name')
      .orderBy('u.id')
      .limit(page.per_page)
      .offset((page.page - 1) * page.per_page)
      .execute()
    const { count } = await tx
      .selectFrom(staff(tx, terms).as('active'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { data, meta: pageMetaOf(page, count) }
  })

/** Everybody of them. */
export const everyActiveStaff = (tx: Tx, terms: Terms) => staff(tx, terms).execute()

type Locking = { tx: Tx; terms: Terms }

/** One of them, who stays of the staff until the transaction ends. */
export async function lockStaffMember({ tx, terms }: Locking, id: number) {
  const member = await staff(tx, terms).where('u.id', '=', id).forShare('u').executeTakeFirst()
  if (member) return member
  const message = 'This person is no longer on the staff'
  throw new Refusal(message, 422, { fields: { assignee_id: [message] } })
}
