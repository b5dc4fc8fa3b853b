import { z } from 'zod'
import { liveChannels } from '#market/live/channels.ts'

const publication = z.object({
  // Still sent by the previous version, which may run at the same time.
  kind: z.literal('announcement'),
  channel: z.enum(liveChannels),
  userIds: z.array(z.int()),
})

const productNews = z.object({ kind: z.literal('products'), productIds: z.array(z.int()) })

const closing = z.object({
  kind: z.literal('closing'),
  userId: z.int(),
  sessionId: z.string().optional(),
  reconnect: z.boolean(),
})

// Said by the database when a process joins, or hears Redis no longer or again.
const processesChanged = z.object({ kind: z.literal('processes') })

/** What one process sends all others through the database. */
export const liveNotice = z.discriminatedUnion('kind', [
  publication,
  productNews,
  closing,
  processesChanged,
])

/** What Redis may carry: the end of a session never depends on it. */
export const sharedNotice = z.discriminatedUnion('kind', [publication, productNews])

export type Publication = z.infer<typeof publication>
export type ProductNews = z.infer<typeof productNews>
export type Closing = z.infer<typeof closing>
export type SharedNotice = z.infer<typeof sharedNotice>
export type LiveNotice = z.infer<typeof liveNotice>

/** A notice, or the warning that some may have been missed while the database or Redis was unreachable. */
export type LiveEvent = LiveNotice | { kind: 'missed' }
