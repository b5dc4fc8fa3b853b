import { sql, type Generated } from 'kysely'
import type { Party } from '#market/accounts/viewer.ts'
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

export async function noteDismissal(db: Database | Tx, userId: number) {
  const dismissedAt = sql<Date>`now()`
  await db
    .insertInto('releaseNoteDismissals')
    .values({ userId, dismissedAt })
    .onConflict((before) => before.column('userId').doUpdateSet({ dismissedAt }))
    .execute()
}
