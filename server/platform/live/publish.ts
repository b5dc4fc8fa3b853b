import type { LiveChannel, StaffChannel } from '#market/live/channels.ts'
import type { Database, Tx } from '../database/database.ts'
import type { ProductNews, Publication } from './live-event.ts'
import type { Write } from '../database/write-at-once.ts'
import { pgNotify, sending } from './pg-notify.ts'

// PostgreSQL takes payloads below 8000 bytes; an id has at most 16 digits and a comma.
const IDS_PER_NOTICE = 400

/**
 * Makes the open pages of these users fetch again, and on a staff channel those of administrators. Call it inside the
 * business transaction: PostgreSQL sends the notice at commit and only then, so that nobody fetches what is not
 * committed yet, and a change that is rolled back is never published.
 */
export async function publish(tx: Tx | Database, channel: LiveChannel, userIds: number[]) {
  const notices = publications(channel, userIds)
  if (notices.length > 0) await pgNotify(tx, notices)
}

/** The same, to be done along with other writes. */
export const publishing = (channel: LiveChannel, userIds: number[]): Write =>
  sending(publications(channel, userIds))

/** For changes that only administrators can see. */
export async function publishToStaff(tx: Tx | Database, channel: StaffChannel) {
  const notice: Publication = { kind: 'announcement', channel, userIds: [] }
  await pgNotify(tx, [notice])
}

/** Makes the open pages of buyers fetch again that show any of these products, whoever changed them. */
export async function publishProducts(tx: Tx, productIds: readonly number[]) {
  const notices = productNews(productIds)
  if (notices.length > 0) await pgNotify(tx, notices)
}

/** The same, to be done along with other writes. */
export const publishingProducts = (productIds: readonly number[]): Write =>
  sending(productNews(productIds))

const publications = (channel: LiveChannel, userIds: number[]) =>
  inGroups([...new Set(userIds)]).map((group): Publication => ({
    kind: 'announcement',
    channel,
    userIds: group,
  }))

const productNews = (productIds: readonly number[]) =>
  inGroups([...new Set(productIds)]).map((group): ProductNews => ({
    kind: 'products',
    productIds: group,
  }))

function inGroups(ids: number[]) {
  const groups: number[][] = []
  for (let start = 0; start < ids.length; start += IDS_PER_NOTICE) {
    groups.push(ids.slice(start, start + IDS_PER_NOTICE))
  }
  return groups
}
