import type { Database } from '#server/platform/database/database.ts'
import { markForwarded, pageViewsToForward } from './page-view-store.ts'

const BATCH = 500
const TIMEOUT_MS = 10_000

/**
 * Forwards page views to the analytics endpoint, if one is set. What it does not accept is sent
 * again by the next run, so it may receive a view twice, with the same id.
 */
export async function forwardPageViews(db: Database, analyticsUrl: string | undefined) {
  if (analyticsUrl === undefined) return
  for (;;) {
    const views = await pageViewsToForward(db, BATCH)
    if (views.length === 0) return
    await send(analyticsUrl, views)
    await markForwarded(
      db,
      views.map(({ id }) => id),
    )
    if (views.length < BATCH) return
  }
}

type Views = Awaited<ReturnType<typeof pageViewsToForward>>

async function send(analyticsUrl: string, views: Views) {
  const answer = await fetch(analyticsUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      page_views: views.map(({ userId, ...view }) => ({ ...view, user_id: userId })),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`The analytics endpoint answered ${answer.status}`)
}
