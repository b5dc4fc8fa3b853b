import type { Database } from '#server/platform/database/database.ts'
import { deletePageViewsBefore } from './page-view-store.ts'

// A year, plus the same month of the year before for comparison.
const KEPT_DAYS = 400
const DAY = 86_400_000

export const deleteExpiredPageViews = (db: Database, now: Date) =>
  deletePageViewsBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY))
