import type { NotificationKind } from '#market/notifications/notification.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import { notificationInserted } from './notification-store.ts'

/** What stands under the bell. */
export type Bell = {
  kind: NotificationKind
  title: string
  detail?: string | undefined
  /** The page that shows it, such as `/my_offers?offer=O-10012`. */
  path: string
}
/** `key` names the event, such as `offer:412:3`: each person is notified of it once, ever. */
type NewNotification = Bell & { userId: number; key: string }

/** Rings a person's bell, in the transaction of the event. */
export async function notify(tx: Tx, notification: NewNotification) {
  await writeAtOnce(tx, [notifying(tx, notification)])
}

/** The same, to be done along with other writes. */
export const notifying = (tx: Tx, { detail, ...notification }: NewNotification): Write =>
  notificationInserted(tx, { ...notification, detail: detail ?? null })
