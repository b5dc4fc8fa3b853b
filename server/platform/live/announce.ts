import type { LiveChannel, StaffChannel } from '#market/live/channels.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { Announcement } from './live-event.ts'
import { notify } from './pg-notify.ts'

// PostgreSQL takes payloads below 8000 bytes; an id has at most 16 digits and a comma.
const USERS_PER_NOTICE = 400

/**
 * Tells the pages of these users, and on a channel of staff those of administrators, to fetch again. Call it inside the business transaction: PostgreSQL
 * sends the notice at commit and only then, so nobody refetches what is not there yet, and a
 * rolled back change is never announced.
 */
export async function announce(tx: Tx | Database, channel: LiveChannel, userIds: number[]) {
  const notices = inGroups([...new Set(userIds)]).map((group): Announcement => ({
    kind: 'announcement',
    channel,
    userIds: group,
  }))
  if (notices.length > 0) await notify(tx, notices)
}

/** Tells administrators alone of what changed nothing for those it is about. */
export async function announceToStaff(tx: Tx | Database, channel: StaffChannel) {
  const notice: Announcement = { kind: 'announcement', channel, userIds: [] }
  await notify(tx, [notice])
}

function inGroups(userIds: number[]) {
  const groups: number[][] = []
  for (let start = 0; start < userIds.length; start += USERS_PER_NOTICE) {
    groups.push(userIds.slice(start, start + USERS_PER_NOTICE))
  }
  return groups
}
