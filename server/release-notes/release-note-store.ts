import { sql, type Generated } from 'kysely'
import type { Party } from '#market/accounts/viewer.ts'
import type { PageQuery } from '#market/paging.ts'
import type { ReleaseNote } from '#market/release-notes/release-note.ts'
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
      /** Null: since it was written. */
      publishedAt: Date | null
      withdrawnAt: Date | null
    }
    releaseNoteDismissals: { userId: number; dismissedAt: Generated<Date> }
  }
}

const columns = ['id', 'body', 'buyer', 'seller', 'createdAt', 'publishedAt'] as const
/** Of more, the newest are shown; who dismisses these has dismissed the older ones too. */
export const MOST_UNSEEN = 20
const shownFrom = sql<Date>`coalesce(published_at, created_at)`

type Note = {
  id: number
  body: string
  buyer: boolean
  seller: boolean
  createdAt: Date
  publishedAt: Date | null
}

export const releaseNoteJson = ({ createdAt, publishedAt, ...note }: Note): ReleaseNote => ({
  id: note.id,
  body: note.body,
  buyer: note.buyer,
  seller: note.seller,
  created_at: createdAt.toISOString(),
  published_at: (publishedAt ?? createdAt).toISOString(),
})

type Unseen = { userId: number; createdAt: Date; party: Party }

/** Those that are shown by now, newest first. */
export const unseenReleaseNotes = (db: Database | Tx, { userId, createdAt, party }: Unseen) =>
  db
    .selectFrom('releaseNotes')
    .select(columns)
    .where(party, '=', true)
    .where('withdrawnAt', 'is', null)
    .where(shownFrom, '>', createdAt)
    .where((eb) =>
      eb.or([eb('publishedAt', 'is', null), eb('publishedAt', '<=', sql<Date>`now()`)]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('releaseNoteDismissals')
            .select('userId')
            .where('userId', '=', userId)
            .where('dismissedAt', '>=', shownFrom),
        ),
      ),
    )
    .orderBy(shownFrom, 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_UNSEEN)
    .execute()

/** Notes newer than the newest one shown are not dismissed. */
export async function noteDismissal(db: Database | Tx, userId: number, newestId?: number) {
  const dismissedAt = sql<Date>`coalesce(
    (select least(coalesce(published_at, created_at), now()) from release_notes where id = ${newestId ?? null}),
    now())`
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

type Written = { body: string; buyer: boolean; seller: boolean; publishedAt: Date | null }

export const insertReleaseNote = (tx: Tx, note: Written & { createdBy: number }) =>
  tx.insertInto('releaseNotes').values(note).returning(columns).executeTakeFirstOrThrow()

export const lockReleaseNote = (tx: Tx, id: number) =>
  tx
    .selectFrom('releaseNotes')
    .select([...columns, 'withdrawnAt', sql<boolean>`${shownFrom} <= now()`.as('isShown')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const changeReleaseNote = (
  tx: Tx,
  id: number,
  change: Partial<Written & { withdrawnAt: Date | null }>,
) =>
  tx
    .updateTable('releaseNotes')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

// Buyers who may sign in.
const buyers = sql`select b.user_id from buyers b join users u on u.id = b.user_id
  where u.status not in ('provisional', 'denied')`
const sellers = sql`select s.user_id from sellers s join users u on u.id = s.user_id where u.status <> 'denied'`

export async function countReaders(tx: Tx) {
  const { rows } = await sql<{ buyers: number; sellers: number }>`
    select (select count(*) from (${buyers}) each) as buyers,
      (select count(*) from (${sellers}) each) as sellers`.execute(tx)
  return rows[0] ?? { buyers: 0, sellers: 0 }
}

type Listed = Note & {
  createdBy: string | null
  withdrawnAt: Date | null
  isShown: boolean
  readerCount: number
  seenCount: number
}

/** A page of all notes, newest first, with who wrote each, and how many there are. */
export async function listReleaseNotes(tx: Tx, { page, per_page }: PageQuery) {
  const { rows: notes } = await sql<Listed>`
    select n.id, n.body, n.buyer, n.seller, n.created_at, n.published_at, n.withdrawn_at,
      coalesce(n.published_at, n.created_at) <= now() as is_shown,
      coalesce(nullif(w.full_name, ''), w.email) as created_by, r.reader_count, r.seen_count
    from release_notes n left join users w on w.id = n.created_by
    cross join lateral (
      select count(*) as reader_count,
        count(*) filter (where d.dismissed_at >= coalesce(n.published_at, n.created_at)) as seen_count
      from users u left join release_note_dismissals d on d.user_id = u.id
      where u.created_at < coalesce(n.published_at, n.created_at)
        and (n.buyer and u.id in (${buyers}) or n.seller and u.id in (${sellers}))
    ) r
    order by coalesce(n.published_at, n.created_at) desc, n.id desc
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(tx)
  const { count } = await tx
    .selectFrom('releaseNotes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { notes, count }
}
