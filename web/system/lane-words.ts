import type { Lane } from '#market/system/lanes.ts'

/** What staff read of a lane. */
export const laneWords: Record<Lane, { name: string; what: string }> = {
  now: { name: 'Now', what: 'Sign-in links, mails, refunds, closing of lines' },
  soon: { name: 'Soon', what: 'Deadlines, reminders, digests, comparison with the card provider' },
  bulk: { name: 'Bulk', what: 'Imports, photos, saved searches, clearing up' },
}
