import type { LiveChannel, StaffChannel } from '#market/live/channels.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Publication } from './live-event.ts'
import { pgNotify } from './pg-notify.ts'

// PostgreSQL takes payloads below 8000 bytes; an id has at most 16 digits and a comma.
const USERS_PER_NOTICE = 400

/**
 * Makes the open pages of these users fetch again, and on a staff channel those of administrators. Call it inside the
 * business transaction: PostgreSQL sends the notice at commit and only then, so that nobody fetches what is not
 * committed yet, and a change that is rolled back is never published.
 */
export async function publish(tx: Tx | Database, channel: LiveChannel, userIds: number[]) {
  const notices = inGroups([...new Set(userIds)]).map((group): Publication => ({
    kind: 'announcement',
    channel,
    userIds: group,
  }))
  if (notices.length > 0) await pgNotify(tx, notices)
}

/** For changes that only administrators can see. */
export async function publishToStaff(tx: Tx | Database, channel: StaffChannel) {
  const notice: Publication = { kind: 'announcement', channel, userIds: [] }
  await pgNotify(tx, [notice])
}

function inGroups(userIds: number[]) {
  const groups: number[][] = []
  for (let start = 0; start < userIds.length; start += USERS_PER_NOTICE) {
    groups.push(userIds.slice(start, start + USERS_PER_NOTICE))
  }
  return groups
}
