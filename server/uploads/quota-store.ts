import { sql } from 'kysely'
import type { UploadQuota } from '#market/uploads/upload-quota.ts'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** A quota's owner: an account, or the unreviewed accounts of a network. */
export type Senders = { userId: number } | { network: string }

/** Locks these senders' quotas until the transaction ends. */
export async function lockSenders(tx: Tx, senders: Senders) {
  const key =
    'userId' in senders ? `uploads of user ${senders.userId}` : `uploads of ${senders.network}`
  await lockName(tx, key)
}

/** The bytes uploaded, or still allowed by valid addresses, in the last 24 hours. */
export async function readSent(tx: Tx, senders: Senders): Promise<UploadQuota> {
  return counted(tx, senders)
    .select(({ fn }) => [
      fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow()
}

/** The same file by file, the oldest first: when each is a day old, there is room again. */
export const listSent = (tx: Tx, senders: Senders) =>
  counted(tx, senders).select(['bytes', 'createdAt']).orderBy('createdAt').execute()

const counted = (tx: Tx, senders: Senders) =>
  tx
    .selectFrom('uploads')
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .where((eb) =>
      eb.or([eb('receivingAt', 'is not', null), eb('expiresAt', '>', sql<Date>`now()`)]),
    )
    .$if('userId' in senders, (uploads) =>
      uploads.where('userId', '=', 'userId' in senders ? senders.userId : 0),
    )
    .$if('network' in senders, (uploads) =>
      uploads.where('network', '=', 'network' in senders ? senders.network : ''),
    )
