import type { NotificationKind } from '#market/notifications/notification.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { insertNotification } from './notification-store.ts'

/** `key` names the event, such as `offer:412:3`: a person is told of it once, ever. */
export type NewNotification = {
  userId: number
  key: string
  kind: NotificationKind
  title: string
  detail?: string | undefined
  /** The page that shows it, such as `/my_offers?offer=O-10012`. */
  path: string
}

/** Tells a person of an event, in the event's transaction. */
export async function notify(tx: Tx, { detail, ...told }: NewNotification) {
  await insertNotification(tx, { ...told, detail: detail ?? null })
}
