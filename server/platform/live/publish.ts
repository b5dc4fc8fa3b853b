import type { LiveChannel, StaffChannel } from '#market/live/channels.ts'
import type { Database, Tx } from '../database/database.ts'
import type { ProductNews, Publication, SharedNotice } from './live-event.ts'
import { writeAtOnce, type Write } from '../database/write-at-once.ts'
import { leaveNotices } from './messenger.ts'
import { sending } from './pg-notify.ts'

// PostgreSQL takes payloads below 8000 bytes; an id has at most 16 digits and a comma.
const IDS_PER_NOTICE = 400

/**
 * Makes the open pages of these users fetch again, and on a staff channel those of administrators. Call it
 * inside the business transaction. The notice leaves with the commit, through PostgreSQL or Redis. So nobody
 * fetches what is not committed yet, and a change that is rolled back is never published.
 */
export async function publish(tx: Tx | Database, channel: LiveChannel, userIds: number[]) {
  await writeAtOnce(tx, publishing(tx, channel, userIds))
}

/** The same, to be done along with other writes. */
export const publishing = (tx: Tx | Database, channel: LiveChannel, userIds: number[]): Write[] =>
  leaving(tx, publications(channel, userIds))

/** For changes that only administrators can see. */
export async function publishToStaff(tx: Tx | Database, channel: StaffChannel) {
  const notice: Publication = { kind: 'announcement', channel, userIds: [] }
  await writeAtOnce(tx, leaving(tx, [notice]))
}

/** Makes the open pages of buyers that show any of these products fetch again. */
export async function publishProducts(tx: Tx, productIds: readonly number[]) {
  await writeAtOnce(tx, publishingProducts(tx, productIds))
}

/** The same, to be done along with other writes. */
export const publishingProducts = (tx: Tx, productIds: readonly number[]): Write[] =>
  leaving(tx, productNews(productIds))

function leaving(tx: Tx | Database, notices: SharedNotice[]): Write[] {
  return notices.length === 0 || leaveNotices(tx, notices) ? [] : [sending(notices)]
}

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
