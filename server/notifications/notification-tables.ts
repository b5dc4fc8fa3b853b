import type { Generated } from 'kysely'
import type { NotificationKind } from '#market/notifications/notification.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}

export type NotificationsTable = {
  id: Generated<number>
  userId: number
  key: string
  kind: NotificationKind
  title: string
  detail: string | null
  path: string
  createdAt: Generated<Date>
  readAt: Date | null
}
