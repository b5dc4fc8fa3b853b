import { sql, type Generated } from 'kysely'
import type { Party } from '#market/accounts/viewer.ts'
import type { PageQuery } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    releaseNotes: {
      id: Generated<number>
      body: string
      buyer: Generated<boolean>
      seller: Generated<boolean>
      createdAt: Generated<Date>
      createdBy: number | null
    }
    releaseNoteDismissals: { userId: number; dismissedAt: Generated<Date> }
  }
}

type Unseen = { userId: number; createdAt: Date; party: Party }

/** Newest first. */
export const unseenReleaseNotes = (db: Database | Tx, { userId, createdAt, party }: Unseen) =>
  db
    .selectFrom('releaseNotes')
    .select(['id', 'body', 'buyer', 'seller', 'createdAt'])
    .where(party, '=', true)
    .where('createdAt', '>', createdAt)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('releaseNoteDismissals')
            .select('userId')
            .where('userId', '=', userId)
            .whereRef('dismissedAt', '>=', 'releaseNotes.createdAt'),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Notes newer than the newest one shown are not dismissed. */
export async function noteDismissal(db: Database | Tx, userId: number, newestId?: number) {
  const dismissedAt = sql<Date>`coalesce(
    (select created_at from release_notes where id = ${newestId ?? null}), now())`
  await db
    .insertInto('releaseNoteDismissals')
    .values({ userId, dismissedAt })
    .onConflict((before) =>
      before.column('userId').doUpdateSet({
        dismissedAt: sql`greatest(release_note_dismissals.dismissed_at, excluded.dismissed_at)`,
      }),
    )
    .execute()
}

type NewNote = { body: string; buyer: boolean; seller: boolean; createdBy: number }

export const insertReleaseNote = (tx: Tx, note: NewNote) =>
  tx
    .insertInto('releaseNotes')
    .values(note)
    .returning(['id', 'body', 'buyer', 'seller', 'createdAt'])
    .executeTakeFirstOrThrow()

/** A page of all notes, newest first, with who wrote each, and how many there are. */
export async function listReleaseNotes(tx: Tx, { page, per_page }: PageQuery) {
  const notes = await tx
    .selectFrom('releaseNotes as n')
    .leftJoin('users as u', 'u.id', 'n.createdBy')
    .select(({ fn }) => [
      'n.id',
      'n.body',
      'n.buyer',
      'n.seller',
      'n.createdAt',
      fn.coalesce(sql<string | null>`nullif(u.full_name, '')`, 'u.email').as('createdBy'),
    ])
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { count } = await tx
    .selectFrom('releaseNotes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { notes, count }
}
