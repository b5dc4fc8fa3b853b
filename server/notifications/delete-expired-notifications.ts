import type { Database } from '#server/platform/database/database.ts'
import { deleteNotificationsBefore } from './notification-store.ts'

const KEPT_DAYS = 90
const DAY = 86_400_000

/** Deletes old notifications. */
export const deleteExpiredNotifications = (db: Database, now: Date) =>
  deleteNotificationsBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY))
