import type { Generated } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    pageViews: {
      id: Generated<number>
      at: Generated<Date>
      userId: number | null
      path: string
      title: string | null
      /** When the endpoint at `ANALYTICS_URL` accepted it. */
      forwardedAt: Date | null
    }
  }
}

export async function insertPageView(
  db: Database,
  view: { userId: number | null; path: string; title: string | null },
) {
  await db.insertInto('pageViews').values(view).execute()
}

/** The oldest that were not forwarded yet. */
export const pageViewsToForward = (db: Database, limit: number) =>
  db
    .selectFrom('pageViews')
    .select(['id', 'at', 'userId', 'path', 'title'])
    .where('forwardedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

export async function markForwarded(db: Database, ids: number[]) {
  await db
    .updateTable('pageViews')
    .set({ forwardedAt: new Date() })
    .where('id', 'in', ids)
    .execute()
}

export async function deletePageViewsBefore(db: Database, time: Date) {
  await db
    .deleteFrom('pageViews')
    .where('id', 'in', (views) =>
      views.selectFrom('pageViews').select('id').where('at', '<', time).forUpdate().skipLocked(),
    )
    .execute()
}
