import { z } from 'zod'

/** What a notification is about. */
export const notificationKinds = ['offer', 'order', 'application', 'lead', 'lot', 'person'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Something the other side did that the reader has to know of. */
export const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  detail: z.string().nullable(),
  /** The page that shows it. */
  path: z.string(),
  created_at: z.string(),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notification>
